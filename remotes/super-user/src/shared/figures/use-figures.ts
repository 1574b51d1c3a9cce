import { useFormat, useTranslation } from '@gyg/platform';

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Sizes and durations in the page's language. */
export function useFigures() {
  const { number } = useFormat();
  const { t } = useTranslation('super-user');
  return {
    /** `48.8 GB`, in steps of a thousand. */
    size(bytes: number): string {
      const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
      return `${number(bytes / 1000 ** step, step === 0 ? 0 : 1)}\u00a0${units[step]}`;
    },
    /** `41 ms`, `1.4 s`. */
    milliseconds: (ms: number): string => (ms < 1000 ? `${number(ms)}\u00a0ms` : `${number(ms / 1000, 1)}\u00a0s`),
    /** `15 minutes`, `1 hour`. */
    span(seconds: number): string {
      if (seconds % 3600 === 0) return t('figures.hours', { count: seconds / 3600 });
      return seconds % 60 === 0
        ? t('figures.minutes', { count: seconds / 60 })
        : t('figures.seconds', { count: seconds });
    },
  };
}
