import { type AuditAction, auditActions } from '@gyg/contract/audit';
import { type Insider, isAdminOf, isSuperUser } from './actor';
import { insertAudit } from './audit.repository';
import type { UnitOfWork } from './unit-of-work';

type Fields = Readonly<Record<string, unknown>>;

/** One recorded act. Values are ids and settings: no names, addresses or secrets, because entries are never changed. */
export interface AuditedAct {
  action: AuditAction;
  /** The id of what was changed. */
  target: string;
  /** What else identifies the act, such as the organisation. */
  details?: Fields;
  /** The changed fields. */
  before?: Fields;
  after?: Fields;
  /** The reason that the person gave. */
  reason?: string | undefined;
}

type Where = Pick<UnitOfWork, 'tx' | 'now' | 'requestId'>;

function rowOf({ now, requestId }: Where, { action, target, details = {}, before, after, reason }: AuditedAct) {
  const [category, targetKind] = auditActions[action];
  return {
    action,
    category,
    target,
    targetKind,
    details: { ...details },
    before: before === undefined ? null : { ...before },
    after: after === undefined ? null : { ...after },
    reason: reason ?? null,
    requestId: requestId ?? null,
    createdAt: now,
  };
}

/** The right with which the actor acts in an organisation, or on the platform. */
function roleOf(actor: Insider, organizationId: unknown): 'key' | 'super' | 'admin' {
  if (actor.kind === 'key') return 'key';
  const ownRight = typeof organizationId === 'string' && isAdminOf(actor, organizationId);
  return isSuperUser(actor) && !ownRight ? 'super' : 'admin';
}

const actorOf = (actor: Insider) => (actor.kind === 'key' ? `key:${actor.id}` : actor.id);

/** Records who did what, in the transaction that does it. A key is recorded as `key:<id>`, a person by their id. */
export async function recordAudit(where: Where, actor: Insider, act: AuditedAct): Promise<void> {
  const role = roleOf(actor, act.details?.organizationId);
  await insertAudit(where.tx, { actor: actorOf(actor), role, ...rowOf(where, act) });
}

/** Records what the platform did by itself. */
export async function recordPlatformAudit(where: Where, act: AuditedAct): Promise<void> {
  await insertAudit(where.tx, { actor: 'platform', role: 'platform', ...rowOf(where, act) });
}

/** Records a write with a key under the name of its operation. */
export async function recordKeyAudit(
  { tx, now, requestId }: Where,
  actor: Insider,
  { operation, target, details }: { operation: string; target: string; details: Fields },
): Promise<void> {
  await insertAudit(tx, {
    actor: actorOf(actor),
    role: 'key',
    action: operation,
    category: 'content',
    target,
    targetKind: operation === 'createGyg' || details.gygId === target ? 'gyg' : 'other',
    details: { ...details },
    requestId: requestId ?? null,
    createdAt: now,
  });
}
