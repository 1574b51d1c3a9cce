import { randomUUID } from 'node:crypto';
import type { ContributionType, Need, OperationName } from '@gyg/contract';
import type { ChangesOf, Tx } from '@gyg/database';
import type { Insider } from '../../access/actor';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { invalidRequest, problem } from '../../problem';
import { sanitizeHtml } from '../../text/sanitize-html';
import { type GygRow, getVisibleGyg, lockGygForUpdate, queueDeliveriesOfChange, refreshSearchText } from '../gygs';
import { requireNeedsOpen } from './need.policy';
import { presentNeed } from './need.presenter';
import {
  deleteNeedRow,
  deleteNeedRows,
  findNeed,
  insertNeeds,
  listNeedRows,
  type NeedRow,
  type NewNeed,
  updateNeedOrder,
  updateNeedRow,
} from './need.repository';

interface NeedInput extends Omit<NewNeed, 'id' | 'gygId' | 'kind' | 'bookedPositions' | 'createdAt' | 'description'> {
  /** Html, not sanitised yet. */
  description?: string;
}

/** The gyg and kind of a need, and the call that writes it. */
export interface NeedContext {
  call: OperationName;
  actor: Insider;
  gygId: string;
  kind: ContributionType;
  now: Date;
}

/**
 * Runs `write` in a transaction with the gyg locked, then makes the gyg searchable by the titles that its needs have.
 * Throws 404 for others' drafts, 403, and 409 for a finished gyg.
 */
function writeNeeds<T>(
  context: ApiContext,
  { call, actor, gygId, now }: NeedContext,
  write: (tx: Tx, uow: UnitOfWork, gyg: GygRow) => Promise<T>,
): Promise<T> {
  return inTransaction(context, now, async (uow) => {
    requireNeedsOpen(call, actor, await getVisibleGyg(uow.tx, actor, gygId), now);
    const gyg = await lockGygForUpdate(uow, gygId);
    const written = await write(uow.tx, uow, gyg);
    await refreshSearchText(uow.tx, gygId);
    await queueDeliveriesOfChange(uow, gyg);
    return written;
  });
}

/** Creates a need. */
export async function createNeed(context: ApiContext, place: NeedContext, input: NeedInput): Promise<Need> {
  const { gygId, kind, now } = place;
  const description = sanitizeHtml(input.description ?? '');
  const [row] = await writeNeeds(context, place, (tx) =>
    insertNeeds(tx, [{ ...input, description, gygId, kind, createdAt: now }]),
  );
  if (!row) throw problem('server.unexpected');
  return presentNeed(row);
}

/** The given fields with safe HTML. */
const safeChanges = ({ description, ...others }: ChangesOf<NeedInput>): ChangesOf<NewNeed> => ({
  ...others,
  description: description === undefined ? undefined : sanitizeHtml(description),
});

/** What else a change of a need does, in its transaction. */
export type WithNeed = (uow: UnitOfWork, gyg: GygRow, needId: string) => Promise<void>;

/** Updates a need, then runs `after`; 409 if fewer would be offered than are booked. */
export async function updateNeed(
  context: ApiContext,
  place: NeedContext & { needId: string },
  input: ChangesOf<NeedInput>,
  after: WithNeed,
): Promise<Need> {
  const { gygId, kind, needId } = place;
  const changes = safeChanges(input);
  const row = await writeNeeds(context, place, async (tx, uow, gyg): Promise<NeedRow> => {
    const need = await findNeed(tx, gygId, needId);
    if (need?.kind !== kind) throw problem('need.missing');
    if (Object.values(changes).every((value) => value === undefined)) return need;
    const updated = await updateNeedRow(tx, needId, changes);
    if (!updated) throw problem((await findNeed(tx, gygId, needId)) ? 'need.below_booked' : 'need.missing');
    await after(uow, gyg, needId);
    return (await findNeed(tx, gygId, needId)) ?? updated;
  });
  return presentNeed(row);
}

/** Deletes a need without bookings, otherwise 409, then runs `after`. Cancelled bookings keep its title in My bookings. */
export async function deleteNeed(
  context: ApiContext,
  place: NeedContext & { needId: string },
  after: WithNeed,
): Promise<void> {
  const { gygId, kind, needId, now } = place;
  await writeNeeds(context, place, async (tx, uow, gyg) => {
    const need = await findNeed(tx, gygId, needId);
    if (need?.kind !== kind) throw problem('need.missing');
    if (!(await deleteNeedRow(tx, needId, now))) throw problem('need.booked');
    await after(uow, gyg, needId);
  });
}

/** Deletes all needs of a kind, or none if one is booked. */
export async function deleteNeeds(context: ApiContext, place: NeedContext, after: WithNeed): Promise<void> {
  const { gygId, kind, now } = place;
  await writeNeeds(context, place, async (tx, uow, gyg) => {
    const needs = await listNeedRows(tx, gygId, { kind });
    if (!(await deleteNeedRows(tx, gygId, kind, now))) throw problem('need.booked');
    for (const { id } of needs) await after(uow, gyg, id);
  });
}

const nothingBooked = {
  bookedPositions: 0,
  pendingPositions: 0,
  activeBookings: 0,
  pendingBookings: 0,
  endedBookings: 0,
} as const;

/** Copies the needs of a gyg to another one, with nothing booked. Returns the new ids by those of the originals. */
export async function copyNeeds(
  { tx, now }: UnitOfWork,
  fromGygId: string,
  toGygId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await listNeedRows(tx, fromGygId);
  const copies = rows.map(({ shownTitle: _shown, ...need }) => ({ need, id: randomUUID() }));
  await insertNeeds(
    tx,
    copies.map(({ need, id }) => ({ ...need, id, gygId: toGygId, ...nothingBooked, createdAt: now })),
  );
  await refreshSearchText(tx, toGygId);
  return new Map(copies.map(({ need, id }) => [need.id, id]));
}

/**
 * Sorts the needs of a gyg as in `ids`, all or none. Throws 404 `need.missing` if one is not a need of the gyg, 400 for
 * an id sent twice, 403, and 409 for a finished gyg.
 */
export async function orderNeeds(
  uow: UnitOfWork,
  actor: Insider,
  gygId: string,
  { ids }: { ids: readonly string[] },
): Promise<void> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  requireNeedsOpen('orderNeeds', actor, gyg, uow.now);
  if (new Set(ids).size < ids.length) {
    throw invalidRequest([{ path: 'ids', code: 'duplicate', message: 'Each id once' }]);
  }
  // Of two concurrent orders the later one is stored, never a mixture.
  await lockGygForUpdate(uow, gyg.id);
  if (!(await updateNeedOrder(uow.tx, gyg.id, ids))) throw problem('need.missing');
  await queueDeliveriesOfChange(uow, gyg);
}
