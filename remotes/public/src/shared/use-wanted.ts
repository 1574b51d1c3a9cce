import type { Gyg } from '@gyg/contract';
import { useFormat, useTranslation } from '@gyg/platform';

/** The open needs of a gyg in one line: `11 positions left, 160 items wanted`. */
export function useWanted(): (gyg: Pick<Gyg, 'positionsLeft' | 'itemsLeft'>) => string {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return ({ positionsLeft, itemsLeft }) => {
    const parts = [
      positionsLeft > 0 && t('common.placesWanted', { count: positionsLeft, formatted: number(positionsLeft) }),
      itemsLeft > 0 && t('common.itemsWanted', { count: itemsLeft, formatted: number(itemsLeft) }),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t('common.nothingWanted') : parts.join(', ');
  };
}
