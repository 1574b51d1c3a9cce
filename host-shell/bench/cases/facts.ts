import { signIn } from '@gyg/identity/testing';
import { z } from 'zod';
import { loginCount, loginEmail, loginPassword } from '../fill/people';
import { flatRows } from '../servers/flat-cards';

const cardSchema = z.looseObject({
  id: z.string(),
  organizationId: z.string(),
  friendlyUrl: z.string(),
  orgFriendlyUrl: z.string(),
});
const listSchema = z.object({ gygs: z.array(cardSchema), total: z.number() });
const claimsSchema = z.object({ sub: z.string() });

export type Card = z.infer<typeof cardSchema>;

export interface Member {
  userId: string;
  token: string;
}

/** What a measured product contains, read through its API. */
export interface Facts {
  cards: readonly [Card, ...Card[]];
  organizationIds: readonly string[];
  /** The number of the last page of 20 of everything. */
  lastPage: number;
  people: readonly [Member, ...Member[]];
}

const cardsAPage = 100;

async function readJson(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Logs in everyone who can. Their tokens hold for some minutes. */
export async function logInPeople(origin: string): Promise<[Member, ...Member[]]> {
  const people: Member[] = [];
  for (let index = 0; index < loginCount; index += 1) {
    const { access_token: token } = await signIn(origin, { email: loginEmail(index), password: loginPassword });
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    people.push({ token, userId: claimsSchema.parse(JSON.parse(payload)).sub });
  }
  const [first, ...others] = people;
  if (first === undefined) throw new Error('There is no account to log in with.');
  return [first, ...others];
}

/** Reads what the cases need. */
export async function readFacts(origin: string): Promise<Facts> {
  const cards: Card[] = [];
  let total = 0;
  for (let page = 0; cards.length < flatRows; page += 1) {
    const list = listSchema.parse(await readJson(`${origin}/api/gygs/search?pageSize=${cardsAPage}&page=${page}`));
    total = list.total;
    cards.push(...list.gygs);
    if (list.gygs.length < cardsAPage) break;
  }
  const [first, ...others] = cards;
  if (first === undefined) throw new Error('The product has no gygs.');
  return {
    cards: [first, ...others],
    organizationIds: [...new Set(cards.map((card) => card.organizationId))],
    lastPage: Math.ceil(total / 20) - 1,
    people: await logInPeople(origin),
  };
}
