import { useFormat, useTranslation } from '@gyg/platform';

/** Shares from 0 to 1 as per cent in the page's language; two decimals below one per cent. */
export function usePercent() {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  return (share: number, exact = false) =>
    t('remotes.percent', { number: number(share * 100, exact && share > 0 && share < 0.1 ? 2 : 0) });
}
