import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { changeStoryList, readStoryList, type StoryList, type StoryScope, storyListAddress } from './story-list';

/** The list in the address, and a function that changes it. `replace` adds no history entry (while typing). */
export function useStoryList({ path }: StoryScope) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => readStoryList(params), [params]);
  const change = (changes: Partial<StoryList>, { replace = false } = {}) => {
    void navigate(storyListAddress(path, changeStoryList(list, changes)), { replace, preventScrollReset: true });
  };
  return { list, change };
}
