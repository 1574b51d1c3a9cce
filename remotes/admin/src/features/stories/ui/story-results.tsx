import { ErrorState, ListFoot } from '@gyg/design-system';
import { lastPage, Navigate, useListFoot, useLoadFailure, useTopOn, useTranslation } from '@gyg/platform';
import { useStories } from '../api/find-stories';
import { type StoryList, type StoryScope, storyListAddress } from '../model/story-list';
import type { StoryAnswers } from '../model/use-story-answers';
import { NoStories } from './no-stories';
import { StoriesSkeleton } from './stories-skeleton';
import { StoryItem } from './story-item';
import s from './story-results.module.css';

interface StoryResultsProps {
  scope: StoryScope;
  list: StoryList;
  answers: StoryAnswers;
}

/** The stories of one tab, page by page. */
export function StoryResults({ scope, list, answers }: StoryResultsProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { data, error, isPlaceholderData, refetch } = useStories(scope, list);
  const top = useTopOn<HTMLDivElement>(list.page);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <StoriesSkeleton />;
  const { stories, total, pageSize } = data;
  const href = (page: number) => storyListAddress(scope.path, { ...list, page });
  const last = lastPage(total, pageSize);
  if (list.page > last && !isPlaceholderData) return <Navigate to={href(last)} replace />;
  if (stories.length === 0) return <NoStories scope={scope} list={list} />;
  return (
    <div ref={top} tabIndex={-1} className={s.results} aria-busy={isPlaceholderData}>
      <ul className={s.list} aria-label={t(`stories.tabs.${list.tab}`)}>
        {stories.map((story) => (
          <StoryItem key={story.id} story={story} answers={answers} />
        ))}
      </ul>
      <ListFoot {...foot(data, href)} />
    </div>
  );
}
