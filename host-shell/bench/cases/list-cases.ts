import { type Case, manyAtOnce } from './case';
import type { Card, Facts } from './facts';

const orders = ['PUBLISHED,ONGOING,FINISHED', 'PUBLISHED,FINISHED,ONGOING', 'ONGOING,PUBLISHED,FINISHED'];
const pages = 400;
/**
 * The product's list of 20 cards. 1,200 requests with equal work and 30 MB of answers come one after the other, so none
 * finds its stored answer, for which there are 16 MB.
 */
const listPath = (index: number) =>
  `/api/gygs/search?states=${orders[Math.floor(index / pages) % orders.length]}&page=${index % pages}`;

const usual = { group: 'lists', expected: 200, atOnce: manyAtOnce } as const;

/** The lists and profiles that are compared with the floor. */
export async function listCases(origin: string, { cards }: Facts): Promise<Case[]> {
  const repeated = listPath(0);
  const etag = (await fetch(origin + repeated)).headers.get('etag') ?? '';
  const card = (index: number): Card => cards[index % cards.length] ?? cards[0];
  return [
    { ...usual, name: 'list of 20', floor: 'list', call: (index) => ({ path: listPath(index + 1) }) },
    { ...usual, name: 'list of 20, repeated', floor: 'list', call: () => ({ path: repeated }) },
    {
      ...usual,
      name: 'list of 20, unchanged',
      floor: 'list',
      expected: 304,
      call: () => ({ path: repeated, headers: { 'if-none-match': etag } }),
    },
    { ...usual, name: 'profile', floor: 'list', call: (index) => ({ path: `/api/gygs/${card(index).id}/profile` }) },
    {
      ...usual,
      name: 'gyg by url',
      floor: 'list',
      call(index) {
        const { orgFriendlyUrl, friendlyUrl } = card(index);
        return { path: `/api/gygs/search/url?${new URLSearchParams({ orgFriendlyUrl, gygFriendlyUrl: friendlyUrl })}` };
      },
    },
    { ...usual, name: 'health', call: () => ({ path: '/api/health/live' }) },
  ];
}

/** The same of the floor, and of the plain server. */
export function flatCases(pages: number, cards: readonly Card[]): { floor: Case[]; plain: Case[] } {
  const list: Case = { ...usual, name: 'list of 20', call: (index) => ({ path: `/list/${index % pages}` }) };
  const row: Case = {
    ...usual,
    name: 'one row',
    call: (index) => ({ path: `/row/${cards[index % cards.length]?.id}` }),
  };
  return { floor: [list, row], plain: [list] };
}
