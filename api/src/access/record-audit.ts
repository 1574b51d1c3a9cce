import type { Insider } from './actor';
import { insertAudit } from './audit.repository';
import type { UnitOfWork } from './unit-of-work';

interface Act {
  /** What was done: `origin.saved`, `key.revoked`; for a call with a key its operation. */
  action: string;
  /** The id of what was changed. */
  target: string;
  /** Ids and settings; no names, addresses or secrets, because the entries are never deleted. */
  details: Readonly<Record<string, unknown>>;
}

/** Records who did what, in the transaction that does it. A key is recorded as `key:<id>`, a person by their id. */
export async function recordAudit(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  actor: Insider,
  act: Act,
): Promise<void> {
  const { action, target, details } = act;
  const who = actor.kind === 'key' ? `key:${actor.id}` : actor.id;
  await insertAudit(tx, { actor: who, action, target, details: { ...details }, createdAt: now });
}
