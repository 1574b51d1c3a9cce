import { useListInAddress } from '@gyg/platform';
import type { ReactNode } from 'react';
import { readStoryList, type StoryScope, storyListAddress } from '../model/story-list';
import { useStoryAnswers } from '../model/use-story-answers';
import { StoryFilters } from './story-filters';
import { StoryResults } from './story-results';
import s from './story-results.module.css';
import { StoryTabs } from './story-tabs';

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
