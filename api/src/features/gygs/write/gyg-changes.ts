import type { GygRepeats, Locale } from '@gyg/contract';
import type { GygRow } from '..';

/** A gyg as a host sends it; times as ISO 8601. */
export interface GygInput {
  title?: string | undefined;
  summary?: string | undefined;
  heroImage?: string | null | undefined;
  heroAlt?: string | undefined;
  address?: string | undefined;
  startDateTime?: string | undefined;
  endDateTime?: string | undefined;
  friendlyUrl?: string | undefined;
  sdgGoalId?: number | undefined;
  secondaryGoals?: string | undefined;
  hidden?: boolean | undefined;
  beneficiaryPositions?: number | undefined;
  repeats?: GygRepeats | undefined;
  occasionMinutes?: number | null | undefined;
  language?: Locale | undefined;
}

const timeOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value);

/** The sent fields in their stored form. A gyg that does not repeat has no length of an occasion. */
export function fieldsOf<Input extends GygInput>(input: Input, before: GygRepeats = 'NONE') {
  const { startDateTime, endDateTime, occasionMinutes, ...fields } = input;
  return {
    ...fields,
    startDateTime: timeOf(startDateTime),
    endDateTime: timeOf(endDateTime),
    occasionMinutes: (input.repeats ?? before) === 'NONE' ? null : occasionMinutes,
  };
}

type Fields = { [Name in keyof ReturnType<typeof fieldsOf<GygInput>>]?: Partial<GygRow>[Name] };

/** Only the fields that would change. */
export function changesOf(before: GygRow, input: GygInput): Fields {
  const current: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.entries(fieldsOf(input, before.repeats)).filter(
    ([name, value]) => value !== undefined && plain(value) !== plain(current[name]),
  );
  return Object.fromEntries(changed);
}
