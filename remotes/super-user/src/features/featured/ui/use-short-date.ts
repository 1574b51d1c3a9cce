import { useFormat } from '@gyg/platform';

/** Returns a function that writes a date, without its year if it is this one. */
export function useShortDate() {
  const { date, day } = useFormat();
  return (iso: string) => (new Date(iso).getFullYear() === new Date().getFullYear() ? day(iso) : date(iso));
}
