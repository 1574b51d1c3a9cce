import type { DirectoryEntry } from '@gyg/contract';
import { buildOrganization } from '@gyg/contract/testing';
import { cardPicture } from './pictures';

/** An organisation in the directory. */
export const directoryEntry = (over: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  ...buildOrganization(),
  openGygs: 4,
  goals: [14, 6, 13],
  ...over,
});

/** Six organisations, two without a picture. */
export const directoryEntries: readonly DirectoryEntry[] = [
  directoryEntry({ heroImage: cardPicture('shore', 14) }),
  directoryEntry({
    id: 'org-fix',
    name: 'Fixarkollektivet',
    friendlyUrl: 'fixarkollektivet',
    city: 'Göteborg',
    heroImage: cardPicture('repair', 12),
    summary: 'Vi lagar det som andra slänger, och lär dig hur.',
    language: 'se',
    openGygs: 3,
    goals: [12, 11, 8],
  }),
  directoryEntry({
    id: 'org-help',
    name: 'Läxhjälpen Rosengård',
    friendlyUrl: 'laxhjalpen',
    city: 'Malmö',
    organizationType: 'EDUCATION',
    heroImage: cardPicture('tutor', 4),
    summary: 'Homework help five days a week for 600 pupils in Malmö.',
    openGygs: 1,
    goals: [4, 10],
  }),
  directoryEntry({
    id: 'org-trees',
    name: 'Skogsvännerna Uppland',
    friendlyUrl: 'skogsvannerna',
    city: 'Uppsala',
    heroImage: cardPicture('plant', 15),
    summary: 'We plant, count and look after the woods around Uppsala.',
    openGygs: 0,
    goals: [15],
  }),
  directoryEntry({
    id: 'org-sun',
    name: 'Solandelen Gotland',
    friendlyUrl: 'solandelen',
    city: 'Visby',
    organizationType: 'FOR-PROFIT',
    summary: '',
    openGygs: 0,
    goals: [7, 13, 9],
  }),
  directoryEntry({
    id: 'org-long',
    name: 'Bohusläns kustvattenvårdsförbunds samarbetsorganisationer',
    friendlyUrl: 'bohuslan',
    city: '',
    organizationType: 'GOVERNMENT',
    summary: 'Measures the health of the sea with research boats and volunteers, and publishes every number.',
    openGygs: 12,
    goals: [],
  }),
];

/** A page of the directory. Set `total` if there are more than these. */
export const directoryAnswer = (organizations: readonly DirectoryEntry[], total = organizations.length) => ({
  organizations: [...organizations],
  total,
  page: 0,
  pageSize: 18,
});
