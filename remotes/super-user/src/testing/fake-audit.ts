import type { AuditEntry } from '@gyg/contract';
import { buildAuditEntry } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';

const noLink = { gygId: null, friendlyUrl: null };

/** Entries of each category and kind of actor, on three days. */
export const someEntries: readonly AuditEntry[] = [
  buildAuditEntry(),
  buildAuditEntry({
    id: 'entry-2',
    at: '2027-06-10T06:40:00.000Z',
    actor: { kind: 'platform', id: null, name: null, image: null },
    role: 'platform',
    category: 'operations',
    action: 'remote.paused',
    target: { kind: 'remote', id: 'booking', name: null, ...noLink },
    details: {},
    before: { share: 5 },
    after: { share: 0 },
    reason: null,
    requestId: null,
  }),
  buildAuditEntry({
    id: 'entry-3',
    at: '2027-06-09T15:20:00.000Z',
    actor: { kind: 'user', id: 'user-amadou', name: 'Amadou Ceesay', image: null },
    role: 'admin',
    action: 'origin.saved',
    target: { kind: 'origin', id: 'origin-1', name: 'https://www.renkust.example', ...noLink },
    organization: { id: 'org-kust', name: 'Ren Kust Bohuslän' },
    details: { organizationId: 'org-kust', origin: 'https://www.renkust.example' },
    before: { mayLogIn: true, mayFrame: false },
    after: { mayLogIn: true, mayFrame: true },
    reason: null,
  }),
  buildAuditEntry({
    id: 'entry-4',
    at: '2027-06-09T14:02:00.000Z',
    actor: { kind: 'key', id: 'key-1', name: 'Website sync', image: null },
    role: 'key',
    category: 'content',
    action: 'publishGyg',
    target: { kind: 'gyg', id: 'gyg-crabs', name: 'Crab pots to supper', ...noLink },
    organization: { id: 'org-kust', name: 'Ren Kust Bohuslän' },
    details: { organizationId: 'org-kust', gygId: 'gyg-crabs' },
    reason: null,
  }),
  buildAuditEntry({
    id: 'entry-5',
    at: '2027-06-08T11:15:00.000Z',
    actor: { kind: 'user', id: 'user-gone', name: null, image: null },
    category: 'personal',
    action: 'people.searched',
    target: { kind: 'other', id: 'people', name: null, ...noLink },
    details: { found: 3 },
    reason: null,
  }),
  buildAuditEntry({
    id: 'entry-6',
    at: '2027-06-08T07:08:00.000Z',
    action: 'moon.landed',
    target: { kind: 'user', id: 'user-gone', name: null, ...noLink },
    reason: null,
  }),
];

/** Answers as the API does: filtered by right and category, in pages. */
export function fakeAudit(entries: readonly AuditEntry[], total?: number): FakeHandlers {
  return {
    getSuperDesk: () => ({ waiting: { organizationRequests: 2, stories: 0, mails: 0, remotes: 0 } }),
    listAuditEntries: ({ query }) => {
      const { role, category, page = 0, pageSize = 20 } = query;
      const matching = entries.filter(
        (entry) =>
          (role === undefined || entry.role === role) && (category === undefined || entry.category === category),
      );
      return { entries: matching, total: total ?? matching.length, page: Number(page), pageSize: Number(pageSize) };
    },
  };
}
