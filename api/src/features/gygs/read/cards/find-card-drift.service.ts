import type { Reader } from '@gyg/database';
import { listCards, listCardsWithoutGyg, listGygIds } from './card.repository';
import { buildCards, changesOfCard } from './refresh-cards.service';

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
