/** Spans of time. */
export const figures = {
  hours_one: '{{count}} timme',
  hours_other: '{{count}} timmar',
  minutes_one: '{{count}} minut',
  minutes_other: '{{count}} minuter',
  seconds_one: '{{count}} sekund',
  seconds_other: '{{count}} sekunder',
} as const;
