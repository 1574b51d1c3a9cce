import { Tabs } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useStoryCounts } from '../api/find-stories';
import { type StoryList, type StoryScope, storyListAddress, storyTabs } from '../model/story-list';

/** Tabs for the states of stories, with the number in each; those that need an answer on amber. */
export function StoryTabs({ scope, list }: { scope: StoryScope; list: StoryList }) {
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
