import type { GygCard } from '@gyg/contract';
import { WidgetError } from './widget-error';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasTexts = (value: unknown, names: readonly string[]): value is object =>
  isObject(value) && names.every((name) => typeof Reflect.get(value, name) === 'string');
const texts = ['id', 'title', 'url', 'when', 'place', 'host', 'goalTitle'];

const isPicture = (value: unknown): boolean => value === null || hasTexts(value, ['src', 'srcset']);

const platform = 'https://platform.invalid';
/** Whether a path stays on the platform: `//elsewhere`, also with a backslash or a tab in it, is another host. */
const isPath = (text: string): boolean =>
  text.startsWith('/') && URL.canParse(text, platform) && new URL(text, platform).origin === platform;

/** Whether a value has what a card needs, and leads nowhere else. */
export const isCard = (value: unknown): value is GygCard =>
  hasTexts(value, texts) &&
  'url' in value &&
  isPath(`${value.url}`) &&
  'needs' in value &&
  Array.isArray(value.needs) &&
  value.needs.every(isObject) &&
  'picture' in value &&
  isPicture(value.picture) &&
  'night' in value &&
  isPicture(value.night);

/** Checks an answer. Throws `answer.unreadable` for another one, such as a proxy's page. */
export function readCard(answer: unknown): GygCard {
  if (!isCard(answer)) throw new WidgetError('answer.unreadable', 200);
  return answer;
}

/** The same for a list of cards. */
export function readCards<Answer extends { cards: GygCard[] }>(answer: unknown): Answer {
  const has = (value: unknown): value is Answer =>
    isObject(value) && 'cards' in value && Array.isArray(value.cards) && value.cards.every(isCard);
  if (!has(answer)) throw new WidgetError('answer.unreadable', 200);
  return answer;
}
