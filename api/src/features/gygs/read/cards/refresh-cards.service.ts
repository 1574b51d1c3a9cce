import type { Database, Reader, Tx } from '@gyg/database';
import { buildCard, type CardContent, removedCard } from './build-card';
import {
  adoptCards,
  insertCard,
  listCardsWithoutGyg,
  listGygIds,
  listOldCards,
  lockCards,
  takeChanges,
  updateCards,
  updateCountsOfCards,
} from './card.repository';
import { type BookableNeed, listBookableNeeds, listCardSources } from './card-sources.repository';

/** How many cards are read and written at once. */
const batch = 200;

const partsOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) => ids.slice(index * batch, (index + 1) * batch));

/** The cards that these gygs should have now, by gyg id; those that do not exist are missing. Two statements. */
export async function buildCards(read: Reader, gygIds: readonly string[]): Promise<Map<string, CardContent>> {
  const sources = await listCardSources(read, gygIds);
  const needs = sources.length === 0 ? [] : await listBookableNeeds(read, gygIds);
  const byGyg = new Map<string, BookableNeed[]>();
  for (const need of needs) byGyg.set(need.gygId, [...(byGyg.get(need.gygId) ?? []), need]);
  return new Map(sources.map((source) => [source.id, buildCard(source, byGyg.get(source.id) ?? [])]));
}

async function refreshBatch(tx: Tx, gygIds: readonly string[]): Promise<void> {
  await lockCards(tx, gygIds);
  const cards = await buildCards(tx, gygIds);
  const contents = gygIds.map((gygId) => cards.get(gygId) ?? removedCard(gygId));
  const counted = await updateCountsOfCards(tx, contents);
  const others = contents.filter(({ gygId }) => !counted.has(gygId));
  const written = await updateCards(tx, others);
  for (const card of others) {
    const isNew = !written.has(card.gygId) && cards.has(card.gygId);
    if (isNew && !(await insertCard(tx, card))) await refreshBatch(tx, [card.gygId]);
  }
}

/** Writes the cards of these gygs, whose ids are sorted, from their sources. */
async function refreshCards(tx: Tx, gygIds: readonly string[]): Promise<void> {
  for (const part of partsOf(gygIds)) await refreshBatch(tx, part);
}

/** Writes the cards of the gygs that this transaction has changed. Returns how many. */
async function refreshChanged(tx: Tx, limit?: number): Promise<number> {
  const changed = await takeChanges(tx, limit);
  await refreshCards(tx, changed);
  return changed.length;
}

/** The database for a program that changes gyg: each transaction also writes the cards of the gygs that it changed. */
export function withGygCards<D extends Database>(db: D): D {
  return {
    ...db,
    tx: (act, options) =>
      db.tx(async (tx) => {
        const result = await act(tx);
        await refreshChanged(tx);
        return result;
      }, options),
  };
}

/** Writes some cards that are old: of gygs that changed, then of those whose cards have an earlier form. Returns how many. */
async function refreshOld(tx: Tx): Promise<number> {
  const changed = await refreshChanged(tx, batch);
  if (changed > 0) return changed;
  const old = await listOldCards(tx, batch);
  await refreshCards(tx, old);
  return old.length;
}

/**
 * Writes the cards of gygs that were changed by a program that does not know them or their form, and all of them before
 * the first start with this version. In short transactions, so that other writers wait briefly.
 */
export async function catchUpCards(db: Pick<Database, 'tx'>): Promise<void> {
  await db.tx(adoptCards);
  while ((await db.tx(refreshOld)) > 0);
}

/** Writes all cards again, for an operator who no longer trusts them. Returns how many gygs there are. */
export async function rebuildCards(db: Database): Promise<number> {
  let written = 0;
  for (const list of [listGygIds, listCardsWithoutGyg]) {
    let last = '';
    for (;;) {
      const ids = await list(db.read, last, batch);
      const end = ids.at(-1);
      if (end === undefined) break;
      await db.tx((tx) => refreshCards(tx, ids));
      if (list === listGygIds) written += ids.length;
      last = end;
    }
  }
  return written;
}
