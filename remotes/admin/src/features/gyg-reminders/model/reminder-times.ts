import { reminderLimits } from '@gyg/contract/rules';

/** The times that are offered, in hours before the start. */
const usual = [1, 2, 3, 6, 12, 24, 48, 72, 168, 336];

/** The hours that can be chosen in one field, ascending: without those of the other fields. `own` is the field's value. */
export function hoursToChoose(chosen: readonly number[], own: number | undefined): number[] {
  const free = usual.filter((hours) => hours === own || !chosen.includes(hours));
  // A time that was set with the API may not be one of the usual ones.
  return [...new Set(own === undefined ? free : [...free, own])].sort((a, b) => a - b);
}

/** The hours with one replaced, added or (without `next`) removed, descending; at least one stays. */
export function withHours(chosen: readonly number[], index: number, next: number | undefined): number[] {
  const others = chosen.filter((_hours, at) => at !== index);
  const changed = next === undefined ? others : [...others, next];
  return (changed.length === 0 ? [...chosen] : changed).sort((a, b) => b - a);
}

/** How many fields are shown: one for each reminder, and one to add another. */
export const fieldCount = (chosen: readonly number[]): number => Math.min(chosen.length + 1, reminderLimits.times);

/** Hours as whole days if there are at least two; else undefined. */
export const daysOf = (hours: number): number | undefined => (hours >= 48 && hours % 24 === 0 ? hours / 24 : undefined);
