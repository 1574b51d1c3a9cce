import { card } from './card';
import { common } from './common';
import { home } from './home';
import { member } from './member';
import { session } from './session';

/** What home needs (`firstTexts` in `remote-entry.tsx`), in English. */
export const first = {
  common,
  card,
  home,
  member,
  session,
};
