import type { saveFeaturedBodySchema } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import type { z } from 'zod';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { type FieldError, problem } from '../../../problem';
import { isPublished } from '../../gygs';
import { getOrganizationsByIds } from '../../organizations';
import { getStoriesByIds } from '../../stories';
import {
  addHomePlace,
  changeHomePlace,
  type FeaturedRow,
  featuredAction,
  getHomePlaces,
  lockHomePlaces,
  removeHomePlace,
} from '../featured';
import { type Days, daysOf, periodOf, versionOf } from './featured-places';
import { listGygStates } from './featured-targets.repository';

type Body = z.output<typeof saveFeaturedBodySchema>;
type Kind = FeaturedRow['kind'];

const sameDays = (left: Days, right: Days) => left.from === right.from && left.until === right.until;

async function remove(uow: UnitOfWork, actor: SignedIn, row: FeaturedRow): Promise<void> {
  const { kind, targetId } = row;
  await removeHomePlace(uow, { kind, targetId });
  const before = { ...daysOf(row) };
  await recordAudit(uow, actor, { action: featuredAction(kind, 'remove'), target: targetId, before });
}

type Wanted = Days & { id: string };
type WantedLists = Record<'organizations' | 'gygs' | 'stories', readonly Wanted[]>;

const kindOf = { organizations: 'organization', gygs: 'gyg', stories: 'story' } as const satisfies Record<
  keyof WantedLists,
  FeaturedRow['kind']
>;

const messages = {
  unknown: 'It does not exist any more',
  doubled: 'It is in the list twice',
  until_before_from: 'The last day is before the first',
  draft: 'The gyg is a draft: publish it first',
  not_approved: 'The story is not approved',
  consent_withdrawn: 'A person in the picture does not agree any more to be shown',
} as const;
type Refusal = keyof typeof messages;

/** What each target may be refused for, by id; unknown ones are absent. */
async function findTargets(
  tx: Tx,
  wanted: WantedLists,
): Promise<Record<keyof WantedLists, Map<string, Refusal | null>>> {
  const idsOf = (list: keyof WantedLists) => wanted[list].map(({ id }) => id);
  const organizations = await getOrganizationsByIds(tx, idsOf('organizations'));
  const gygs = await listGygStates(tx, idsOf('gygs'));
  const stories = await getStoriesByIds(tx, idsOf('stories'), 'own');
  return {
    organizations: new Map(organizations.map(({ id }) => [id, null])),
    gygs: new Map(gygs.map((gyg) => [gyg.id, isPublished(gyg) ? null : 'draft'])),
    stories: new Map(
      stories.map(({ id, status, consent }) => [
        id,
        consent === 'WITHDRAWN' ? 'consent_withdrawn' : status === 'APPROVED' ? null : 'not_approved',
      ]),
    ),
  };
}

function whyRefused(
  list: readonly Wanted[],
  index: number,
  refusals: Map<string, Refusal | null>,
): Refusal | undefined {
  const row = list[index];
  if (!row) return undefined;
  const { id, from, until } = row;
  if (!refusals.has(id)) return 'unknown';
  if (list.findIndex((entry) => entry.id === id) !== index) return 'doubled';
  if (from !== null && until !== null && until < from) return 'until_before_from';
  return refusals.get(id) ?? undefined;
}

/** Throws 400 `featured.refused` with an error for each row that cannot be featured. */
async function requireFeaturable(tx: Tx, wanted: WantedLists): Promise<void> {
  const targets = await findTargets(tx, wanted);
  const lists = ['organizations', 'gygs', 'stories'] as const;
  const errors: FieldError[] = lists.flatMap((name) =>
    wanted[name].flatMap((_row, index) => {
      const code = whyRefused(wanted[name], index, targets[name]);
      return code === undefined ? [] : [{ path: `${name}.${index}`, code, message: messages[code] }];
    }),
  );
  if (errors.length > 0) throw problem('featured.refused', { errors });
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
