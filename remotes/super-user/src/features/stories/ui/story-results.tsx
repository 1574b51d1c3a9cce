import { EmptyState, ErrorState, ListFoot } from '@gyg/design-system';
import { lastPage, Navigate, useListFoot, useLoadFailure, useTranslation } from '@gyg/platform';
import { useStories } from '../api/stories';
import { type StoryList, storyListAddress } from '../model/story-list';
import type { StoryAnswers } from '../model/use-story-answers';
import s from './stories.module.css';
import { StoriesSkeleton } from './stories-skeleton';
import { StoryItem } from './story-item';

interface StoryResultsProps {
  list: StoryList;
  answers: StoryAnswers;
}

/** The stories of one tab, page by page. */
export function StoryResults({ list, answers }: StoryResultsProps) {
  const { t } = useTranslation('super-user');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { data, error, isPlaceholderData, refetch } = useStories(list);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <StoriesSkeleton />;
  const { stories, total, pageSize } = data;
  const href = (page: number) => storyListAddress({ ...list, page });
  const last = lastPage(total, pageSize);
  if (list.page > last && !isPlaceholderData) return <Navigate to={href(last)} replace />;
  if (stories.length === 0) {
    return list.keyword === '' ? (
      <EmptyState title={t(`stories.empty.${list.tab}`)} text={t(`stories.emptyText.${list.tab}`)} />
    ) : (
      <EmptyState title={t('stories.nothingFound')} text={t('stories.nothingFoundText')} />
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={s.results}>
      <ul className={s.list} aria-label={t(`stories.tabs.${list.tab}`)}>
        {stories.map((story) => (
          <StoryItem key={story.id} story={story} answers={answers} />
        ))}
      </ul>
      <ListFoot {...foot(data, href)} />
    </div>
  );
}
