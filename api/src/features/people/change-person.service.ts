import type { PersonGroup } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { recordAudit } from '../../access/record-audit';
import type { UnitOfWork } from '../../access/unit-of-work';
import type { AccountAdministration, ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { getUserRow } from './user.service';

/** Throws 409 where another issuer has the accounts. */
function requireOwnAccounts({ accountAdministration }: ApiContext): AccountAdministration {
  if (accountAdministration === null) throw problem('people.accounts_elsewhere');
  return accountAdministration;
}

/** Ends every session of a person. Throws 403, 404, 409 `people.accounts_elsewhere`. */
export async function signPersonOut(
  uow: UnitOfWork,
  context: ApiContext,
  actor: SignedIn,
  { userId, reason }: { userId: string; reason?: string | undefined },
): Promise<void> {
  permit('signOutPerson', actor);
  const { subject } = await getUserRow(uow.tx, userId);
  await requireOwnAccounts(context).signOut(uow.tx, subject, uow.now);
  await recordAudit(uow, actor, { action: 'person.signed_out', target: userId, reason });
}

interface GroupChange {
  userId: string;
  group: PersonGroup;
  member: boolean;
  reason?: string | undefined;
}

const refusals = {
  unknown: 'user.missing',
  unconfirmed: 'people.unconfirmed',
  last: 'people.last_super_user',
} as const;

/**
 * Puts a person into a group or takes them out. Nothing is recorded if that changes nothing. Throws 403, 404, 409
 * `people.accounts_elsewhere`, `people.unconfirmed`, `people.last_super_user`.
 */
export async function changePersonGroup(
  uow: UnitOfWork,
  context: ApiContext,
  actor: SignedIn,
  { userId, group, member, reason }: GroupChange,
): Promise<void> {
  permit('setPersonGroup', actor);
  const { subject } = await getUserRow(uow.tx, userId);
  const outcome = await requireOwnAccounts(context).setGroup(uow.tx, subject, { group, member });
  if (outcome === 'unchanged') return;
  if (outcome !== 'changed') throw problem(refusals[outcome]);
  const action = member ? 'group.granted' : 'group.revoked';
  await recordAudit(uow, actor, { action, target: userId, details: { group }, reason });
}
