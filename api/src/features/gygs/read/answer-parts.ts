/** An object of an answer. */
export type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (part: Part, name: string): string | undefined => {
  const value = part[name];
  return typeof value === 'string' ? value : undefined;
};

/** The id of a gyg, which has its languages in every answer. */
export const gygOf = (part: Part): string | undefined =>
  Array.isArray(part.languages) ? textIn(part, 'id') : undefined;

/** The id of a need: with its rules, or as cards show it. */
export const needOf = (part: Part): string | undefined =>
  'whoCanOffer' in part || 'matches' in part ? textIn(part, 'id') : undefined;

/** The id of the gyg whose title is in another entity, such as a story. */
export const titledGygOf = (part: Part): string | undefined =>
  textIn(part, 'gygTitle') === undefined ? undefined : textIn(part, 'gygId');

const needIds = ['gygPositionId', 'gygCommodityId', 'needId', 'positionId'] as const;

/** The id of the need whose title is in a booking or an invitation; an empty title is a private one. */
export const titledNeedOf = (part: Part): string | undefined =>
  textIn(part, 'needTitle') ? needIds.map((name) => textIn(part, name)).find((id) => id !== undefined) : undefined;

/** Whether it has texts of the page of the gyg around it: the page itself, or the caller's own data. */
export const hasPageTexts = (part: Part): boolean =>
  'page.description' in part || textIn(part, 'participantInfo') !== undefined;

/**
 * Copies an answer with every object replaced by `change`, which also gets the id of the gyg that the object belongs to:
 * that of the path, or of the `gyg` beside it.
 */
export function mapParts(
  answer: unknown,
  gygId: string | undefined,
  change: (part: Part, gygId: string | undefined) => Part,
): unknown {
  if (Array.isArray(answer)) return answer.map((one: unknown) => mapParts(one, gygId, change));
  if (!isPart(answer)) return answer;
  const around = (isPart(answer.gyg) ? gygOf(answer.gyg) : undefined) ?? gygId;
  const copied = Object.entries(answer).map(([name, value]) => [name, mapParts(value, around, change)] as const);
  return change(Object.fromEntries(copied), around);
}
