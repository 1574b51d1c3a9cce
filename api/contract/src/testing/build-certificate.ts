import type { Certificate, CertificateCheck } from '../schemas/certificates';
import { sampleCard, sampleGyg } from './sample-gyg';

/** A certificate of its owner, for tests and stories. */
export function buildCertificate(over: Partial<Certificate> = {}): Certificate {
  return { code: '7K3M-9QXV-2FHT-WB4N', name: 'FULL', printed: null, issued: '2027-06-20T08:00:00.000Z', ...over };
}

/** The check of a valid certificate. */
export function buildCertificateCheck(over: Partial<CertificateCheck> = {}): CertificateCheck {
  return {
    code: '7K3M-9QXV-2FHT-WB4N',
    issued: '2027-06-20T08:00:00.000Z',
    valid: true,
    certified: {
      person: 'Elin Sandberg',
      printed: null,
      hours: 4,
      gygPositionId: 'need-picker',
      needTitle: 'Shore picker',
      gygId: 'gyg-shore',
      ...sampleGyg,
      sdgGoalId: sampleCard.sdgGoalId,
    },
    ...over,
  };
}
