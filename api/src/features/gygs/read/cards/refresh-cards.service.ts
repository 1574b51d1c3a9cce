import type { Database, Reader, Tx } from '@gyg/database';
import { buildCard, type CardContent, removedCard } from './build-card';
import {
  adoptCards,
  type BookableNeed,
  type CardRow,
  insertCard,
  listBookableNeeds,
  listCardSources,
  listCards,
  listCardsWithoutGyg,
  listGygIds,
  listOldCards,
  lockCards,
  takeChanges,
  updateCard,
} from './card.repository';

/** How many cards are read and written at once. */
const batch = 200;

/** What is wrong with the cards, one line each: those that are missing, left over, or differ from their sources. */
export async function findCardDrift(read: Reader): Promise<string[]> {
  const drift: string[] = [];
  for (let last: string | undefined = ''; last !== undefined; ) {
    const ids = await listGygIds(read, last, batch);
    last = ids.at(-1);
    if (last === undefined) break;
    const wanted = await buildCards(read, ids);
    const stored = new Map((await listCards(read, ids)).map((card) => [card.gygId, card]));
    for (const [gygId, card] of wanted) {
      const is = stored.get(gygId);
      if (is) drift.push(...Object.keys(changesOfCard(is, card)).map((name) => `${gygId}: ${name} is old`));
      else drift.push(`${gygId} has no card`);
    }
  }
  const left = await listCardsWithoutGyg(read, '', batch);
  return [...drift, ...left.map((gygId) => `${gygId} has a card without a gyg`)];
}

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

/** The columns of a stored card that should have another value, with that value. */
export function changesOfCard(stored: CardRow, wanted: CardContent): Partial<CardContent> {
  const is = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(is.get(name)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed);
}

async function refreshBatch(tx: Tx, gygIds: readonly string[]): Promise<void> {
  const stored = new Map((await lockCards(tx, gygIds)).map((card) => [card.gygId, card]));
  const cards = await buildCards(tx, gygIds);
  for (const gygId of gygIds) {
    const [before, now] = [stored.get(gygId), cards.get(gygId)];
    if (before) {
      const changes = changesOfCard(before, now ?? removedCard(gygId));
      if (Object.keys(changes).length > 0) await updateCard(tx, gygId, changes);
    } else if (now && !(await insertCard(tx, now))) {
      await refreshBatch(tx, [gygId]);
    }
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
