import type { SortableListTexts } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The texts for moving a need. */
export function useSortTexts(): SortableListTexts {
  const { t } = useTranslation('admin');
  return {
    instructions: t('sort.instructions'),
    handle: (name) => t('sort.handle', { name }),
    up: (name) => t('sort.up', { name }),
    down: (name) => t('sort.down', { name }),
    lifted: ({ name, position, total }) => t('sort.lifted', { name, position, total }),
    moved: ({ position, total }) => t('sort.moved', { position, total }),
    dropped: ({ name, position, total }) => t('sort.dropped', { name, position, total }),
    cancelled: ({ name, position, total }) => t('sort.cancelled', { name, position, total }),
  };
}
