import type { BodyOf, ContributionType, DeskNeed, OccasionFields } from '@gyg/contract';
import { updatePositionBodySchema } from '@gyg/contract/forms';
import { occasionsOf } from '@gyg/contract/gyg-dates';
import type { Language } from '@gyg/platform';
import type { z } from 'zod';

/** The fields of a need. Items have no duration; theirs is 0 and is not sent. */
export const needSchema = updatePositionBodySchema.omit({ sortOrder: true }).required();
export type NeedValues = z.input<typeof needSchema>;

const usual: NeedValues = {
  title: '',
  description: '',
  offeredPositions: 1,
  durationMinutes: 120,
  whoCanOffer: 'ANYONE',
  needsApproval: false,
};

/** The minutes of a new need: two hours, or as long as the gyg takes place if that is shorter. */
function usualMinutes(gyg: OccasionFields): number {
  const [first] = occasionsOf(gyg, { limit: 1 });
  const minutes = first === undefined ? 0 : Math.floor((first.end.getTime() - first.start.getTime()) / 60_000);
  return minutes > 0 ? Math.min(usual.durationMinutes, minutes) : usual.durationMinutes;
}

/** The values of a need of a gyg, or those of a new one. */
export function needValuesOf(need: DeskNeed | undefined, gyg: OccasionFields): NeedValues {
  if (need === undefined) return { ...usual, durationMinutes: usualMinutes(gyg) };
  const { title, description, offeredPositions, durationMinutes, whoCanOffer, needsApproval } = need;
  return { title, description, offeredPositions, durationMinutes: durationMinutes ?? 0, whoCanOffer, needsApproval };
}

/** The body that creates an item. */
export function itemBodyOf({ durationMinutes, ...body }: NeedValues): Omit<BodyOf<'createCommodity'>, 'sortOrder'> {
  return body;
}

/** How many positions or items of a need are booked, waiting bookings included. */
export const bookedOf = (need: DeskNeed | undefined): number =>
  need === undefined ? 0 : need.offeredPositions - need.availablePositions;

/** Hours as typed ("2.5", "2,5") in minutes; not a number if they cannot be read. */
export function minutesOf(hours: string): number {
  const text = hours.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 60) : Number.NaN;
}

/** The needs of one kind in the order of the page in a language. */
export function sortedNeeds(needs: readonly DeskNeed[], type: ContributionType, language: Language): DeskNeed[] {
  return needs
    .filter(({ contributionType }) => contributionType === type)
    .toSorted((left, right) => left.sortOrder - right.sortOrder || left.title.localeCompare(right.title, language));
}
