import { signIn } from '@gyg/identity/testing';
import { z } from 'zod';
import { loginCount, loginEmail, loginPassword } from './fill/generate';
import { flatRows } from './flat-tables';

const needSchema = z.object({ id: z.string(), contributionType: z.string(), availablePositions: z.number() });
const cardSchema = z.looseObject({
  id: z.string(),
  organizationId: z.string(),
  friendlyUrl: z.string(),
  orgFriendlyUrl: z.string(),
  openNeeds: z.object({ first: z.array(needSchema) }).optional(),
});
const listSchema = z.object({ gygs: z.array(cardSchema), total: z.number() });
const claimsSchema = z.object({ sub: z.string() });

const cardsAPage = 100;
const mostUpcoming = 4_000;
/** A need with fewer positions is soon full. */
const neededPositions = 4;

/** Up to so many cards of a search, and how many it finds. */
async function readCards(origin: string, query: string, most: number) {
  const cards: z.infer<typeof cardSchema>[] = [];
  for (let page = 0; ; page += 1) {
    const response = await fetch(`${origin}/api/gygs/search?${query}&pageSize=${cardsAPage}&page=${page}`);
    const { gygs, total } = listSchema.parse(await response.json());
    cards.push(...gygs);
    if (gygs.length < cardsAPage || cards.length >= most) return { cards, total };
  }
}

/** Logs in everyone who can. Their tokens hold for some minutes. */
export async function logInPeople(origin: string): Promise<{ userId: string; token: string }[]> {
  const people = [];
  for (let index = 0; index < loginCount; index += 1) {
    const { access_token: token } = await signIn(origin, { email: loginEmail(index), password: loginPassword });
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    people.push({ token, userId: claimsSchema.parse(JSON.parse(payload)).sub });
  }
  return people;
}

/** What a measured product contains, read through its API: cards, open needs, the last page of 20, and people. */
export async function readFacts(origin: string) {
  const { cards, total } = await readCards(origin, '', flatRows);
  const upcoming = await readCards(origin, 'states=PUBLISHED&sort=startDateTime:desc', mostUpcoming);
  return {
    cards,
    organizationIds: [...new Set(cards.map((card) => card.organizationId))],
    lastPage: Math.ceil(total / 20) - 1,
    openNeeds: upcoming.cards.flatMap(({ id: gygId, openNeeds }) =>
      (openNeeds?.first ?? [])
        .filter(({ availablePositions }) => availablePositions >= neededPositions)
        .map(({ id: needId, contributionType }) => ({ gygId, needId, contributionType })),
    ),
    people: await logInPeople(origin),
  };
}
export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The item with this number, from the first again after the last. Throws if there is none. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The product has too little data.');
  return item;
}
