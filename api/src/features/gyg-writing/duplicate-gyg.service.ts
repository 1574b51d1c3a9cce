import { type Gyg, type Locale, limits } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { type GygRow, getGyg, getGygPageRow, getVisibleGyg, linkGyg, lockGygForUpdate, makeGyg } from '../gygs';
import { copyNeeds } from '../needs';
import { listManagerIds, listTags, removeErasedManagers } from './duplicate-gyg.repository';

const suffixes: Record<Locale, string> = { en: ' (copy)', se: ' (kopia)' };

/** The title with a suffix, shortened to the limit between whole characters. */
function copyTitle(title: string, locale: Locale): string {
  const suffix = suffixes[locale];
  const kept = title.slice(0, limits.title - suffix.length).replace(/[\uD800-\uDBFF]$/, '');
  return kept.trimEnd() + suffix;
}

/** The fields that a copy keeps: neither dates nor anything that publishing or booking set. */
function copyFields(gyg: GygRow) {
  const { organizationId, summary, heroImage, heroAlt, address, lat, lng, sdgGoalId, secondaryGoals } = gyg;
  const { hidden, beneficiaryPositions } = gyg;
  const place = { address, lat, lng };
  const shown = { summary, heroImage, heroAlt, sdgGoalId, secondaryGoals, hidden, beneficiaryPositions };
  return { organizationId, ...shown, ...place };
}

async function copyLinks(uow: UnitOfWork, from: GygRow, to: string): Promise<void> {
  const managers = await listManagerIds(uow.tx, from.id);
  await linkGyg(uow, to, { managers, tags: await listTags(uow.tx, from) });
  await removeErasedManagers(uow.tx, to);
}

async function copy(uow: UnitOfWork, actor: SignedIn, gygId: string): Promise<string> {
  // Locked, so that its picture is not replaced and deleted before the copy shows it (`dropImage`).
  const gyg = await lockGygForUpdate(uow, gygId);
  const {
    gygId: _from,
    createdAt: _made,
    impact: _result,
    billettoEventId: _event,
    ...page
  } = await getGygPageRow(uow.tx, gyg.id);
  const fields = { ...copyFields(gyg), title: copyTitle(gyg.title, actor.locale), createdBy: actor.id };
  const { id } = await makeGyg(uow, fields, page);
  await copyNeeds(uow, gyg.id, id);
  await copyLinks(uow, gyg, id);
  return id;
}

/**
 * Creates a draft with the texts, picture, goals, needs, managers and labels of a gyg, for admins of its host. Both
 * show the same stored picture, which is deleted with the last of them. Partners are not asked. Throws 404, 403.
 */
export async function duplicateGyg(context: ApiContext, actor: SignedIn, gygId: string, now: Date): Promise<Gyg> {
  const { id, organizationId } = await getVisibleGyg(context.db.read, actor, gygId);
  permit('duplicateGyg', actor, { organizationId });
  const copied = await inTransaction(context, now, (uow) => copy(uow, actor, id));
  return getGyg(context, actor, copied, now);
}
