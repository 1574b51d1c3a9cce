import { EmptyState, ErrorState, ListFoot, Skeleton, Stack, Tabs } from '@gyg/design-system';
import { SearchField } from '@gyg/design-system/forms';
import {
  lastPage,
  Navigate,
  useFormat,
  useListFoot,
  useLoadFailure,
  useNavigate,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import { useStories } from '../api/stories';
import { readStoryList, type StoryList, statusOfTab, storyListAddress, storyTabs } from '../model/story-list';
import { type StoryAnswers, useStoryAnswers } from '../model/use-story-answers';
import s from './stories.module.css';
import { StoryItem } from './story-item';

/** The stories of all organisations by state, with a search, to approve and reject. */
export function StoryReview() {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const list = readStoryList(params);
  const answers = useStoryAnswers();
  const counts = useStories(list).data?.counts;
  const search = (keyword: string) => navigate(storyListAddress({ ...list, keyword, page: 1 }));
  return (
    <>
      <div className={s.bar}>
        <Tabs
          label={t('stories.status')}
          items={storyTabs.map((tab) => ({
            label: t(`stories.tabs.${tab}`),
            href: storyListAddress({ ...list, tab, page: 1 }),
            current: tab === list.tab,
            count: counts && number(counts[statusOfTab[tab]]),
          }))}
        />
        <div className={s.search}>
          <SearchField
            key={list.keyword}
            label={t('stories.search')}
            placeholder={t('stories.searchBy')}
            defaultValue={list.keyword}
            onSearch={search}
            clearLabel={t('stories.clearSearch')}
            onClear={() => search('')}
          />
        </div>
      </div>
      <StoryResults list={list} answers={answers} />
    </>
  );
}

interface StoryResultsProps {
  list: StoryList;
  answers: StoryAnswers;
}

/** The stories of one tab, page by page. */
function StoryResults({ list, answers }: StoryResultsProps) {
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

/** The loading list: cards of the same layout. */
export const StoriesSkeleton = () => (
  <div className={s.list} aria-busy="true">
    {['first', 'second', 'third'].map((card) => (
      <div key={card} className={s.root} aria-hidden="true">
        <span className={s.picture} />
        <div className={s.body}>
          <Stack gap={3}>
            <Skeleton length="short" />
            <Skeleton shape="heading" />
            <Skeleton length="half" />
          </Stack>
        </div>
      </div>
    ))}
  </div>
);
