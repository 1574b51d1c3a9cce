import type { GygCard } from '@gyg/contract';
import { ApiError } from '@gyg/contract/client';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const texts = ['id', 'title', 'url', 'when', 'place', 'host', 'goalTitle'];

/** Whether a value has what a card needs, and leads nowhere else: `//host`, `/\host` and `/<tab>/host` would. */
export const isCard = (value: unknown): value is GygCard =>
  isObject(value) &&
  texts.every((name) => typeof Reflect.get(value, name) === 'string') &&
  'needs' in value &&
  Array.isArray(value.needs) &&
  'url' in value &&
  /^\/(?![/\\\s])/.test(`${value.url}`);

/** Checks the body of a response. Throws `answer.unreadable` for another one, such as a proxy's page. */
export function readCard(body: unknown): GygCard {
  if (!isCard(body)) throw new ApiError('answer.unreadable', 200);
  return body;
}

/** The same for a list of cards. */
export function readCards<Body extends { cards: GygCard[] }>(body: unknown): Body {
  const has = (value: unknown): value is Body =>
    isObject(value) && 'cards' in value && Array.isArray(value.cards) && value.cards.every(isCard);
  if (!has(body)) throw new ApiError('answer.unreadable', 200);
  return body;
}
