import { Button, EmptyState } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { StoryList, StoryScope } from '../model/story-list';

/** Shown for an empty tab, with what it is for, or how to widen a narrow search. */
export function NoStories({ scope, list }: { scope: StoryScope; list: StoryList }) {
  const { t } = useTranslation('admin');
  if (list.keyword !== '' || list.gygId !== '') {
    return (
      <EmptyState
        title={t('stories.nothingFound')}
        text={t('stories.nothingFoundText')}
        actions={<Button href={scope.path}>{t('stories.showAll')}</Button>}
      />
    );
  }
  return <EmptyState title={t(`stories.empty.${list.tab}`)} text={t(`stories.emptyText.${list.tab}`)} />;
}
