import type { ShownCertificate } from '../integrations/certificate-pdf';

/** A certificate to draw. */
export const shownCertificate: ShownCertificate = {
  person: 'Łucja Öberg',
  printed: null,
  hours: 12.5,
  gygPositionId: 'need',
  needTitle: 'Strandplockare',
  gygId: 'gyg',
  gygTitle: 'Städa stranden',
  gygLanguage: 'se',
  hostName: 'Segelklubben',
  sdgGoalId: 9,
  startDateTime: '2027-01-13T10:00:00.000Z',
  endDateTime: '2027-05-26T12:00:00.000Z',
  repeats: 'WEEKLY',
  occasionMinutes: 120,
  code: '7K3M-9QXV-2FHT-WB4N',
  issued: '2027-05-27T10:00:00.000Z',
  page: 'https://a-long-name-of-a-platform.example.org/certificates/7K3M-9QXV-2FHT-WB4N',
  language: 'se',
};
