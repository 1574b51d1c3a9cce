import type { Gyg, PublishProblem } from '@gyg/contract';
import { updateGygBodySchema } from '@gyg/contract/forms';
import type { z } from 'zod';
import { isTooShort } from './repetition';

/** The fields that are saved while typing, in every state. */
export const gygSchema = updateGygBodySchema
  .pick({
    title: true,
    summary: true,
    sdgGoalId: true,
    secondaryGoals: true,
    friendlyUrl: true,
    heroAlt: true,
    hidden: true,
    beneficiaryPositions: true,
    language: true,
  })
  .required();
export type GygValues = z.input<typeof gygSchema>;

/** Date and place. Changes of a published gyg are sent to its people, so they have a form of their own. */
export const placeSchema = updateGygBodySchema
  .pick({ startDateTime: true, endDateTime: true, repeats: true, occasionMinutes: true, address: true })
  .required();
export type PlaceValues = z.input<typeof placeSchema>;

export const gygValuesOf = (gyg: Gyg): GygValues => ({
  title: gyg.title,
  summary: gyg.summary,
  sdgGoalId: gyg.sdgGoalId,
  secondaryGoals: gyg.secondaryGoals,
  friendlyUrl: gyg.friendlyUrl,
  heroAlt: gyg.heroAlt,
  hidden: gyg.hidden,
  beneficiaryPositions: gyg.beneficiaryPositions,
  language: gyg.language,
});

/** A draft without a date has the time of its creation in responses, and `missing` says so. */
export const placeValuesOf = (gyg: Gyg, missing: readonly PublishProblem[]): PlaceValues => ({
  startDateTime: missing.includes('startDateTime') ? '' : gyg.startDateTime,
  endDateTime: missing.includes('endDateTime') ? '' : gyg.endDateTime,
  repeats: gyg.repeats,
  occasionMinutes: gyg.occasionMinutes,
  address: gyg.address,
});

const times = ['startDateTime', 'endDateTime'] as const;
const repetition = ['repeats', 'occasionMinutes'] as const;

/**
 * The fields of a date and a place that must not be sent: invalid ones, and those that contradict each other, such as a
 * start after the end or a weekly gyg that takes place only once.
 */
export function invalidPlaceFields(values: PlaceValues): ReadonlySet<string> {
  const { error } = placeSchema.safeParse(values);
  const invalid = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  const { repeats, occasionMinutes } = values;
  const contradicting = [
    ...(isOrderWrong(values) ? times : []),
    ...(isTooShort(values) ? [...times, ...repetition] : []),
    ...(repeats === 'WEEKLY' && occasionMinutes === null ? repetition : []),
  ];
  for (const field of contradicting) invalid.add(field);
  return invalid;
}

/** Whether it ends before it starts; false while a time is missing. */
export const isOrderWrong = ({
  startDateTime,
  endDateTime,
}: Pick<PlaceValues, 'startDateTime' | 'endDateTime'>): boolean =>
  startDateTime !== '' && endDateTime !== '' && startDateTime >= endDateTime;
