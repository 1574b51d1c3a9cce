/** Month and year of a time, in Swedish time: `Mar 2024`. A table of people has no room for whole dates. */
export const monthIn = (language: 'en' | 'sv', iso: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'Europe/Stockholm' }).format(
    new Date(iso),
  );
