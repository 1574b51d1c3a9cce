import { useLanguage } from '@gyg/platform';
import { useMemo } from 'react';
import { daysUntil } from './days-until';

/** From this many days on, months are clearer than days. */
const manyDays = 60;

/** Returns a function that says how far away the day of a time is: "today", "in 2 days", "3 months ago". */
export function useRelativeDay(): (iso: string) => string {
  const language = useLanguage();
  const format = useMemo(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }), [language]);
  return (iso) => {
    const days = daysUntil(iso);
    return Math.abs(days) < manyDays ? format.format(days, 'day') : format.format(Math.round(days / 30.44), 'month');
  };
}
