import type { UserCard } from '@gyg/contract';
import { type HostedGyg, isSelf, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import { recordAudit } from '../../../access/record-audit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { notifyPeople } from '../../notifications';
import { getUserRow, requireActiveUser } from '../../people';
import { getVisibleGyg, lockGygForUpdate } from '..';
import { deleteManager, insertManager, listManagerRows } from './gyg-team.repository';

/** The managers of a gyg, for its hosts; their public cards are in the gyg's profile. Throws 404, 403. */
export async function listManagers({ db }: ApiContext, actor: SignedIn, gygId: string, { page, pageSize }: Paging) {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  permit('listGygManagers', actor, { gyg });
  const { rows, total } = await listManagerRows(db.read, gyg.id, { language: actor.locale, page, pageSize });
  return { users: rows, total, page, pageSize };
}

const detailsOf = ({ id, organizationId }: HostedGyg) => ({ organizationId, gygId: id });

/** Adds a manager and notifies them, once. Throws 404 `user.missing`, 403. */
export async function addManager(
  context: ApiContext,
  actor: SignedIn,
  { gygId, userId }: { gygId: string; userId: string },
  now: Date,
): Promise<UserCard> {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  const { id, fullName, profileImage, locale } = await getUserRow(context.db.read, userId);
  permit('addGygManager', actor, { gyg });
  await inTransaction(context, now, async (uow) => {
    await lockGygForUpdate(uow, gyg.id);
    if (!(await insertManager(uow.tx, gyg.id, id, now))) return;
    await requireActiveUser(uow.tx, id);
    await recordAudit(uow, actor, { action: 'manager.added', target: id, details: detailsOf(gyg) });
    if (id === actor.id) return;
    const values = { person: actor.fullName, gyg: gyg.title, host: gyg.orgName };
    const about = { gygId: gyg.id, relatedUserId: actor.id };
    await notifyPeople(uow, [{ id, locale }], { type: 'gyg_manager_added', values, ...about });
  });
  return { id, fullName, profileImage };
}

/** Removes a manager; managers can remove themselves. Throws 404 `gyg.manager_missing`, 403. */
export async function removeManager(
  context: ApiContext,
  actor: SignedIn,
  { gygId, userId }: { gygId: string; userId: string },
  now: Date,
): Promise<void> {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  permit('removeGygManager', actor, { gyg });
  const gone = await inTransaction(context, now, async (uow) => {
    const deleted = await deleteManager(uow.tx, gyg.id, userId);
    const act = { action: 'manager.removed', target: userId, details: detailsOf(gyg) } as const;
    if (deleted && !isSelf(actor, userId)) await recordAudit(uow, actor, act);
    return deleted;
  });
  if (!gone) throw problem('gyg.manager_missing');
}
