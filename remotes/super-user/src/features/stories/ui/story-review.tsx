import { Tabs } from '@gyg/design-system';
import { SearchField } from '@gyg/design-system/forms';
import { useFormat, useNavigate, useSearchParams, useTranslation } from '@gyg/platform';
import { useStories } from '../api/stories';
import { readStoryList, statusOfTab, storyListAddress, storyTabs } from '../model/story-list';
import { useStoryAnswers } from '../model/use-story-answers';
import s from './stories.module.css';
import { StoryResults } from './story-results';

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
