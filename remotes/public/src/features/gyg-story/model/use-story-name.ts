import type { Story } from '@gyg/contract';
import { useTranslation } from '@gyg/platform';

/** The name of a story, which has no title: `Story by Amadou Ceesay`. Authors may hide their name. */
export function useStoryName(): (story: Pick<Story, 'username' | 'gygTitle'>) => string {
  const { t } = useTranslation('public');
  return ({ username, gygTitle }) =>
    username === '' ? t('gygStory.nameOfGyg', { gyg: gygTitle }) : t('gygStory.nameOfAuthor', { author: username });
}
