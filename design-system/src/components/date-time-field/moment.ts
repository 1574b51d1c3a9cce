/** The values of a date input and a time input; each may be empty while typing. */
export interface MomentParts {
  date: string;
  time: string;
}

/** Splits `YYYY-MM-DDTHH:mm`; any other text gives empty parts. */
export function partsOf(value: string): MomentParts {
  const [, date = '', time = ''] = /^(\d{4,6}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? [];
  return { date, time };
}

/** The combined value, or an empty string until both parts are set. */
export const momentOf = ({ date, time }: MomentParts): string => (date === '' || time === '' ? '' : `${date}T${time}`);

/** Whether the end is after the start; strings of this format sort by time. True until both are set. */
export const isAfter = (end: string, start: string): boolean => end === '' || start === '' || end > start;

/** Whether a date or time is more than the beginning of one: a browser reports the year 20 on the way to 2027. */
export const isReal = (text: string): boolean => text !== '' && (!text.includes('-') || text >= '1900');
