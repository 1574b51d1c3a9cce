import { directory } from './directory';
import { gyg } from './gyg';
import { gygStory } from './gyg-story';
import { organization } from './organization';
import { search } from './search';

/** What the other pages that guests see first need besides (`detailTexts` in `remote-entry.tsx`), in Swedish. */
export const detail = {
  search,
  gyg,
  gygStory,
  organization,
  directory,
};
