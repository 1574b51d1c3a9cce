import { useFormat, useTranslation } from '@gyg/platform';

/** Returns a function that writes milliseconds: "121 ms", "10.0 s". */
export function useDuration(): (milliseconds: number) => string {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return (milliseconds) =>
    milliseconds < 1000
      ? t('access.webhooks.milliseconds', { number: number(milliseconds) })
      : t('access.webhooks.seconds', { number: number(milliseconds / 1000, 1) });
}
