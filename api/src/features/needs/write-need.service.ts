import type { ContributionType, Need, OperationName } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem/problem';
import { sanitizeHtml } from '../../text/sanitize-html';
import { getVisibleGyg } from '../gygs';
import { requireNeedsOpen } from './need.policy';
import { presentNeed } from './need.presenter';
import {
  deleteNeedRow,
  deleteNeedRows,
  findNeed,
  insertNeeds,
  type NeedRow,
  type NewNeed,
  updateNeedRow,
} from './need.repository';

type NeedInput = Omit<NewNeed, 'id' | 'gygId' | 'kind' | 'bookedPositions' | 'createdAt'>;

/** The gyg and kind of a need, and the call that writes it. */
export interface NeedContext {
  call: OperationName;
  actor: SignedIn;
  gygId: string;
  kind: ContributionType;
  now: Date;
}

/** Creates a need. */
export async function createNeed({ db }: ApiContext, place: NeedContext, input: NeedInput): Promise<Need> {
  const { call, actor, gygId, kind, now } = place;
  const [row] = await db.tx(async (tx) => {
    requireNeedsOpen(call, actor, await getVisibleGyg(tx, actor, gygId), now);
    const description = sanitizeHtml(input.description ?? '');
    return insertNeeds(tx, [{ ...input, description, gygId, kind, createdAt: now }]);
  });
  if (!row) throw problem('server.unexpected');
  return presentNeed(row);
}

type NeedChanges = { [Field in keyof NeedInput]?: NeedInput[Field] | undefined };

/** Only the given fields. */
function changesOf(input: NeedChanges): Partial<NewNeed> {
  const { description, ...others } = input;
  const given = Object.entries({
    ...others,
    description: description === undefined ? undefined : sanitizeHtml(description),
  }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** Updates a need; 409 if fewer would be offered than are booked. */
export async function updateNeed(
  { db }: ApiContext,
  place: NeedContext & { needId: string },
  input: NeedChanges,
): Promise<Need> {
  const { call, actor, gygId, kind, needId, now } = place;
  const row = await db.tx(async (tx): Promise<NeedRow> => {
    requireNeedsOpen(call, actor, await getVisibleGyg(tx, actor, gygId), now);
    const need = await findNeed(tx, gygId, needId);
    if (need?.kind !== kind) throw problem('need.missing');
    const changes = changesOf(input);
    if (Object.keys(changes).length === 0) return need;
    const updated = await updateNeedRow(tx, needId, changes);
    if (!updated) throw problem((await findNeed(tx, gygId, needId)) ? 'need.below_booked' : 'need.missing');
    return updated;
  });
  return presentNeed(row);
}

/** Deletes a need without bookings, otherwise 409. Cancelled bookings keep its title in My bookings. */
export async function deleteNeed({ db }: ApiContext, place: NeedContext & { needId: string }): Promise<void> {
  const { call, actor, gygId, kind, needId, now } = place;
  await db.tx(async (tx) => {
    requireNeedsOpen(call, actor, await getVisibleGyg(tx, actor, gygId), now);
    const need = await findNeed(tx, gygId, needId);
    if (need?.kind !== kind) throw problem('need.missing');
    if (!(await deleteNeedRow(tx, needId, now))) throw problem('need.booked');
  });
}

/** Deletes all needs of a kind, or none if one is booked. */
export async function deleteNeeds({ db }: ApiContext, { call, actor, gygId, kind, now }: NeedContext): Promise<void> {
  await db.tx(async (tx) => {
    requireNeedsOpen(call, actor, await getVisibleGyg(tx, actor, gygId), now);
    if (!(await deleteNeedRows(tx, gygId, kind, now))) throw problem('need.booked');
  });
}
