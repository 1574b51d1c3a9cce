import type { SortableListTexts } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The texts of a list whose order can be changed. */
export function useOrderTexts(): SortableListTexts {
  const { t } = useTranslation('super-user');
  return {
    instructions: t('featured.moving.instructions'),
    handle: (name) => t('featured.moving.handle', { name }),
    up: (name) => t('featured.moving.up', { name }),
    down: (name) => t('featured.moving.down', { name }),
    lifted: (place) => t('featured.moving.lifted', { ...place }),
    moved: (place) => t('featured.moving.moved', { ...place }),
    dropped: (place) => t('featured.moving.dropped', { ...place }),
    cancelled: (place) => t('featured.moving.cancelled', { ...place }),
  };
}
