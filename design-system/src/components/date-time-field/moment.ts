/** A date and a time of day as inputs hold them; each may be empty during typing. */
export interface MomentParts {
  date: string;
  time: string;
}

/** Takes `YYYY-MM-DDTHH:mm` apart; what is no such text has empty parts. */
export function partsOf(value: string): MomentParts {
  const [, date = '', time = ''] = /^(\d{4,6}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? [];
  return { date, time };
}

/** The moment, or nothing until both parts are there. */
export const momentOf = ({ date, time }: MomentParts): string => (date === '' || time === '' ? '' : `${date}T${time}`);

/** Whether the end comes after the start; texts of this shape sort as time does. True until both are there. */
export const isAfter = (end: string, start: string): boolean => end === '' || start === '' || end > start;
