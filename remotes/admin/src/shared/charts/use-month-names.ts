import { useLanguage } from '@gyg/platform';
import { useMemo } from 'react';

const tags = { en: 'en-US', sv: 'sv-SE' } as const;

/** Returns functions that write a month (`2027-05`): in full ("May 2027") and in short ("May"). */
export function useMonthNames() {
  const language = useLanguage();
  return useMemo(() => {
    const full = new Intl.DateTimeFormat(tags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat(tags[language], { month: 'short', timeZone: 'UTC' });
    const at = (month: string) => new Date(`${month}-01T00:00:00.000Z`);
    return {
      full: (month: string) => full.format(at(month)),
      // Swedish short months end with a full stop.
      short: (month: string) => short.format(at(month)).replace('.', ''),
    };
  }, [language]);
}
