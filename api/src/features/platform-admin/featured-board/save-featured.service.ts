import type { saveFeaturedBodySchema } from '@gyg/contract';
import type { z } from 'zod';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import {
  addHomePlace,
  changeHomePlace,
  type FeaturedRow,
  featuredAction,
  getHomePlaces,
  lockHomePlaces,
  removeHomePlace,
} from '../featured';
import { kindOf, requireFeaturable, type Wanted } from './check-featured.service';
import { type Days, daysOf, periodOf, versionOf } from './featured-places';

type Body = z.output<typeof saveFeaturedBodySchema>;
type Kind = FeaturedRow['kind'];

const sameDays = (left: Days, right: Days) => left.from === right.from && left.until === right.until;

async function remove(uow: UnitOfWork, actor: SignedIn, row: FeaturedRow): Promise<void> {
  const { kind, targetId } = row;
  await removeHomePlace(uow, { kind, targetId });
  const before = { ...daysOf(row) };
  await recordAudit(uow, actor, { action: featuredAction(kind, 'remove'), target: targetId, before });
}

async function add(uow: UnitOfWork, actor: SignedIn, kind: Kind, position: number, wanted: Wanted): Promise<void> {
  const { id: targetId, from, until } = wanted;
  const place = { kind, targetId, position, ...periodOf({ from, until }) };
  await addHomePlace(uow, { ...place, createdBy: actor.id });
  await recordAudit(uow, actor, { action: featuredAction(kind, 'add'), target: targetId, after: { from, until } });
}

/** Moves a row, and changes its period if it has other days. Times that were not set as days stay while these do. */
async function keep(uow: UnitOfWork, actor: SignedIn, row: FeaturedRow, position: number, wanted: Wanted) {
  const { from, until } = wanted;
  const before = daysOf(row);
  const unchanged = sameDays(before, wanted);
  if (unchanged && row.position === position) return;
  const { startsAt, endsAt } = unchanged ? row : periodOf({ from, until });
  await changeHomePlace(uow, row.id, { position, startsAt, endsAt });
  if (unchanged) return;
  const change = { before: { ...before }, after: { from, until } };
  await recordAudit(uow, actor, { action: featuredAction(row.kind, 'add'), target: row.targetId, ...change });
}

/** Records that what stayed has another order, once for all lists. */
async function recordOrder(uow: UnitOfWork, actor: SignedIn, rows: readonly FeaturedRow[], body: Body): Promise<void> {
  const changes = (['organizations', 'stories'] as const).flatMap((list) => {
    const old = rows.filter(({ kind }) => kind === kindOf[list]).map(({ targetId }) => targetId);
    const next = body[list].map(({ id }) => id);
    const stayed = old.filter((id) => next.includes(id));
    const moved = next.filter((id) => old.includes(id)).some((id, index) => id !== stayed[index]);
    return moved ? [{ list, old, next }] : [];
  });
  if (changes.length === 0) return;
  await recordAudit(uow, actor, {
    action: 'featured.published',
    target: 'home',
    before: Object.fromEntries(changes.map(({ list, old }) => [list, old])),
    after: Object.fromEntries(changes.map(({ list, next }) => [list, next])),
  });
}

/**
 * Replaces the lists of the home page, in the given order. Each change is recorded. Throws 409 if they have been changed
 * since `version`, 400 if something cannot be featured.
 */
export async function saveFeatured(uow: UnitOfWork, actor: SignedIn, body: Body): Promise<void> {
  permit('saveFeatured', actor);
  await lockHomePlaces(uow);
  const rows = await getHomePlaces(uow.tx);
  if (versionOf(rows) !== body.version) throw problem('featured.changed');
  await requireFeaturable(uow.tx, body);
  for (const list of ['organizations', 'gygs', 'stories'] as const) {
    const kind = kindOf[list];
    const old = rows.filter((row) => row.kind === kind);
    for (const row of old) {
      if (!body[list].some(({ id }) => id === row.targetId)) await remove(uow, actor, row);
    }
    for (const [position, wanted] of body[list].entries()) {
      const row = old.find(({ targetId }) => targetId === wanted.id);
      if (row) await keep(uow, actor, row, position, wanted);
      else await add(uow, actor, kind, position, wanted);
    }
  }
  await recordOrder(uow, actor, rows, body);
}
