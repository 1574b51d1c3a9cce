import { type Gyg, type Locale, limits, type ParsedBodyOf } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { copyNeeds } from '../../needs';
import { notifyPeople } from '../../notifications';
import { type GygRow, getGyg, getGygPageRow, getVisibleGyg, linkGyg, lockGygForUpdate, makeGyg } from '..';
import { copyTranslations } from './gyg-translation.service';
import { listManagerIds, listManagers, listTags, removeErasedManagers } from './gyg-writing.repository';

const suffixes: Record<Locale, string> = { en: ' (copy)', se: ' (kopia)' };

/** The title with a suffix, shortened to the limit between whole characters. */
function copyTitle(title: string, locale: Locale): string {
  const suffix = suffixes[locale];
  const kept = title.slice(0, limits.title - suffix.length).replace(/[\uD800-\uDBFF]$/, '');
  return kept.trimEnd() + suffix;
}

/** What hosts write and a copy has of its own, or not at all. */
type NotCopied = 'title' | 'friendlyUrl' | 'startDateTime' | 'endDateTime';
type Copied = Exclude<keyof ParsedBodyOf<'updateGyg'>, NotCopied>;

/**
 * The fields that a copy keeps: that it repeats, but no dates nor anything that publishing or booking set. A field that hosts
 * write is either here or in `NotCopied`.
 */
function copyFields(gyg: GygRow) {
  const { organizationId, summary, heroImage, heroAlt, address, lat, lng, sdgGoalId, secondaryGoals } = gyg;
  const { hidden, beneficiaryPositions, language, repeats, occasionMinutes } = gyg;
  const place = { address, lat, lng, language };
  const shown = { summary, heroImage, heroAlt, sdgGoalId, secondaryGoals, hidden, beneficiaryPositions };
  const copied = { ...shown, ...place, repeats, occasionMinutes } satisfies Record<Copied, unknown>;
  return { organizationId, ...copied };
}

/** Copies managers and labels. The managers are notified, as when they are added one by one. */
async function copyLinks(uow: UnitOfWork, actor: SignedIn, from: GygRow, to: { id: string; title: string }) {
  const managers = await listManagerIds(uow.tx, from.id);
  await linkGyg(uow, to.id, { managers, tags: await listTags(uow.tx, from) });
  await removeErasedManagers(uow.tx, to.id);
  const others = (await listManagers(uow.tx, to.id)).filter(({ id }) => id !== actor.id);
  const values = { person: actor.fullName, gyg: to.title, host: from.orgName };
  await notifyPeople(uow, others, { type: 'gyg_manager_added', values, gygId: to.id, relatedUserId: actor.id });
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
  } = await getGygPageRow(uow.tx, gyg.id, 'own');
  const fields = { ...copyFields(gyg), title: copyTitle(gyg.title, actor.locale), createdBy: actor.id };
  const { id } = await makeGyg(uow, fields, page);
  const needIds = await copyNeeds(uow, gyg.id, id);
  const copyOf = (title: string) => copyTitle(title, actor.locale);
  await copyTranslations(uow, { from: gyg.id, to: id, needIds, copyTitle: copyOf });
  await copyLinks(uow, actor, gyg, { id, title: fields.title });
  return id;
}

/**
 * Creates a draft with the texts, picture, goals, needs, managers and labels of a gyg, for admins of its host (decision
 * 0059). Both show the same stored picture, which is deleted with the last of them. Partners are not asked. Throws 404,
 * 403.
 */
export async function duplicateGyg(context: ApiContext, actor: SignedIn, gygId: string, now: Date): Promise<Gyg> {
  const { id, organizationId } = await getVisibleGyg(context.db.read, actor, gygId);
  permit('duplicateGyg', actor, { organizationId });
  const copied = await inTransaction(context, now, (uow) => copy(uow, actor, id));
  return getGyg(context, actor, copied, { reading: 'own', now });
}
