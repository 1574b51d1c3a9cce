import { common } from './common';
import { directory } from './directory';
import { gyg } from './gyg';
import { gygStory } from './gyg-story';
import { home } from './home';
import { member } from './member';
import { organization } from './organization';
import { search } from './search';
import { session } from './session';

/** What the pages that guests see first need (`firstTexts` in `remote-entry.tsx`), in Swedish. */
export const first = {
  common,
  home,
  search,
  gyg,
  gygStory,
  member,
  organization,
  directory,
  session,
};
