import { Button, EmptyState, ErrorState, ListFoot, Tabs } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import {
  lastPage,
  Navigate,
  useFormat,
  useListFoot,
  useListInAddress,
  useLoadFailure,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import type { ReactNode } from 'react';
import { useGygOptions } from '../../../shared/gyg-options';
import { KeywordField } from '../../../shared/lists/keyword-field';
import { useStories, useStoryCounts } from '../api/story-calls';
import { readStoryList, type StoryList, type StoryScope, storyListAddress, storyTabs } from '../model/story-list';
import { type StoryAnswers, useStoryAnswers } from '../model/use-story-answers';
import { StoriesSkeleton } from './stories-skeleton';
import { StoryItem } from './story-item';
import s from './story-results.module.css';

interface StoryReviewProps {
  scope: StoryScope;
  /** A button at the end of the tabs' line, on pages without a header of their own. */
  actions?: ReactNode;
}

/** Stories of an organisation's gygs, or of one gyg, to approve, reject and answer. */
export function StoryReview({ scope, actions }: StoryReviewProps) {
  const { list, change } = useListInAddress(readStoryList, (next) => storyListAddress(scope.path, next));
  const answers = useStoryAnswers();
  return (
    <>
      <div className={s.bar}>
        <StoryTabs scope={scope} list={list} />
        {actions}
      </div>
      <StoryFilters scope={scope} list={list} onChange={change} />
      <StoryResults scope={scope} list={list} answers={answers} />
    </>
  );
}

/** Tabs for the states of stories, with the number in each; those that need an answer on amber. */
function StoryTabs({ scope, list }: { scope: StoryScope; list: StoryList }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const counts = useStoryCounts(scope, list);
  const waiting = counts?.PENDING ?? 0;
  const countOf = {
    waiting: undefined,
    approved: counts?.APPROVED,
    featured: counts?.featuredByHost,
    rejected: counts?.REJECTED,
  };
  return (
    <Tabs
      label={t('stories.status')}
      items={storyTabs.map((tab) => {
        const count = countOf[tab];
        return {
          label: t(`stories.tabs.${tab}`),
          href: storyListAddress(scope.path, { ...list, tab, page: 1 }),
          current: tab === list.tab,
          count: count === undefined ? undefined : number(count),
          ...(tab === 'waiting' &&
            waiting > 0 && { waiting: number(waiting), waitingLabel: t('frame.waiting', { count: waiting }) }),
        };
      })}
    />
  );
}

interface StoryFiltersProps {
  scope: StoryScope;
  list: StoryList;
  onChange: (changes: Partial<StoryList>, options?: { replace?: boolean }) => void;
}

/** Search in captions and names, the gyg, and the order. */
function StoryFilters({ scope, list, onChange }: StoryFiltersProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={s.root}>
      <div className={s.search}>
        <KeywordField
          label={t('stories.search')}
          value={list.keyword}
          onSearch={(keyword) => onChange({ keyword }, { replace: true })}
        />
      </div>
      {scope.gygId === undefined && (
        <GygFilter organizationId={scope.organizationId} gygId={list.gygId} onChange={(gygId) => onChange({ gygId })} />
      )}
      <SelectField
        label={t('stories.order')}
        labelHidden
        value={list.sort}
        options={(['newest', 'oldest'] as const).map((value) => ({ value, label: t(`stories.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value === 'oldest' ? 'oldest' : 'newest' })}
      />
    </div>
  );
}

interface GygFilterProps {
  organizationId: string;
  gygId: string;
  onChange: (gygId: string) => void;
}

function GygFilter({ organizationId, gygId, onChange }: GygFilterProps) {
  const { t } = useTranslation('admin');
  const { data: gygs = [] } = useGygOptions(organizationId);
  // Only published gygs can have stories.
  const published = gygs.filter(({ state }) => state !== 'CREATED');
  return (
    <SelectField
      className={s.gygs}
      label={t('stories.gyg')}
      labelHidden
      value={gygId}
      options={[
        { value: '', label: t('stories.allGygs') },
        ...published.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface StoryResultsProps {
  scope: StoryScope;
  list: StoryList;
  answers: StoryAnswers;
}

/** The stories of one tab, page by page. */
function StoryResults({ scope, list, answers }: StoryResultsProps) {
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

/** Shown for an empty tab, with what it is for, or how to widen a narrow search. */
function NoStories({ scope, list }: { scope: StoryScope; list: StoryList }) {
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
