import type { Organization } from '@gyg/contract';
import { useFormat, useTranslation } from '@gyg/platform';

/** City and number of gygs, as the home page has them. */
export function useOrganizationDetail() {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  return ({ city, gygCount }: Organization) => {
    const counted = { count: gygCount, formatted: number(gygCount) };
    return city === '' ? t('featured.gygs', counted) : t('featured.cityAndGygs', { city, ...counted });
  };
}
