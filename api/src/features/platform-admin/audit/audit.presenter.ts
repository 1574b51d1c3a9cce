import type { AuditEntry, AuditTarget } from '@gyg/contract';
import type { AuditRow } from './audit-log.repository';
import type { AuditNames } from './audit-names.repository';

const keyPrefix = 'key:';

/** Who an entry's `actor` is. */
export function actorOfEntry(
  actor: string,
): { kind: 'user' | 'key'; id: string } | { kind: 'platform' | 'server'; id: null } {
  if (actor === 'platform' || actor === 'server') return { kind: actor, id: null };
  if (actor.startsWith(keyPrefix)) return { kind: 'key', id: actor.slice(keyPrefix.length) };
  return { kind: 'user', id: actor };
}

type Named = ReadonlyMap<string, { name: string }>;

/** Where the names of a kind are; the others are named by their id, or have no name. */
function namesOf(names: AuditNames, kind: AuditTarget): Named | undefined {
  const named: Partial<Record<AuditTarget, Named>> = {
    user: names.users,
    organization: names.organizations,
    organizationRequest: names.requests,
    gyg: names.gygs,
    story: names.stories,
    origin: names.origins,
    key: names.keys,
    webhook: names.webhooks,
  };
  return named[kind];
}

function presentActor(row: AuditRow, { users, keys }: AuditNames): AuditEntry['actor'] {
  const { kind, id } = actorOfEntry(row.actor);
  const user = kind === 'user' ? users.get(id) : undefined;
  const key = kind === 'key' ? keys.get(id) : undefined;
  return { kind, id, name: user?.name ?? key?.name ?? null, image: user?.image ?? null };
}

function presentTarget({ target: id, targetKind: kind }: AuditRow, names: AuditNames): AuditEntry['target'] {
  return {
    kind,
    id,
    name: namesOf(names, kind)?.get(id)?.name ?? null,
    gygId: kind === 'story' ? (names.stories.get(id)?.gygId ?? null) : null,
    friendlyUrl: kind === 'organization' ? (names.organizations.get(id)?.friendlyUrl ?? null) : null,
  };
}

function related(id: unknown, row: AuditRow, named: Named): AuditEntry['gyg'] {
  if (typeof id !== 'string' || id === row.target) return null;
  return { id, name: named.get(id)?.name ?? null };
}

/** An entry with the names as they are now. */
export function presentAuditEntry(row: AuditRow, names: AuditNames): AuditEntry {
  const { id, role, category, action, details, before, after, reason, requestId, createdAt } = row;
  return {
    id,
    at: createdAt.toISOString(),
    actor: presentActor(row, names),
    role,
    category,
    action,
    target: presentTarget(row, names),
    organization: related(details.organizationId, row, names.organizations),
    gyg: related(details.gygId, row, names.gygs),
    details,
    before,
    after,
    reason,
    requestId,
  };
}
