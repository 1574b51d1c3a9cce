import { Button, EmptyState } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { GygList } from './gyg-list';

/** Whether a list shows only some gygs, so that an empty one does not mean that there are none. */
export const isFiltered = ({ tab, keyword }: GygList): boolean => tab !== 'all' || keyword !== '';

/** Shown if no gyg fits the tab and the keyword, with a link to all gygs at `path`. */
export function NoMatch({ path }: { path: string }) {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('gygList.nothingFound')}
      text={t('gygList.nothingFoundText')}
      actions={<Button href={path}>{t('gygList.showAll')}</Button>}
    />
  );
}
