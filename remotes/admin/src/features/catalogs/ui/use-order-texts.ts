import type { SortableListTexts } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The texts of a list whose order can be changed. */
export function useOrderTexts(): SortableListTexts {
  const { t } = useTranslation('admin');
  return {
    instructions: t('catalogs.moving.instructions'),
    handle: (name) => t('catalogs.moving.handle', { name }),
    up: (name) => t('catalogs.moving.up', { name }),
    down: (name) => t('catalogs.moving.down', { name }),
    lifted: (place) => t('catalogs.moving.lifted', { ...place }),
    moved: (place) => t('catalogs.moving.moved', { ...place }),
    dropped: (place) => t('catalogs.moving.dropped', { ...place }),
    cancelled: (place) => t('catalogs.moving.cancelled', { ...place }),
  };
}
