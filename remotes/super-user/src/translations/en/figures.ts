/** Spans of time. */
export const figures = {
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  seconds_one: '{{count}} second',
  seconds_other: '{{count}} seconds',
} as const;
