import type { AuditEntry } from '../schemas/audit';

/** What a super user did to a user, for tests and stories. */
export function buildAuditEntry(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'entry-1',
    at: '2027-06-10T07:12:00.000Z',
    actor: { kind: 'user', id: 'user-birgit', name: 'Birgit Sand', image: null },
    role: 'super',
    category: 'access',
    action: 'group.granted',
    target: { kind: 'user', id: 'user-johan', name: 'Johan Hägg', gygId: null, friendlyUrl: null },
    organization: null,
    gyg: null,
    details: { group: 'superusers' },
    before: null,
    after: null,
    reason: 'Takes over the front page in July.',
    requestId: '01JXC08402M7Q9R4FKZT',
    ...over,
  };
}
