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

/** Checks an answer. Throws `answer.unreadable` for another one, such as a proxy's page. */
export function readCard(answer: unknown): GygCard {
  if (!isCard(answer)) throw new ApiError('answer.unreadable', 200);
  return answer;
}

/** The same for a list of cards. */
export function readCards<Answer extends { cards: GygCard[] }>(answer: unknown): Answer {
  const has = (value: unknown): value is Answer =>
    isObject(value) && 'cards' in value && Array.isArray(value.cards) && value.cards.every(isCard);
  if (!has(answer)) throw new ApiError('answer.unreadable', 200);
  return answer;
}
