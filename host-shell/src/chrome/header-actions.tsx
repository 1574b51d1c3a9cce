import { LanguageButton } from './language-button';
import { PersonLinks } from './person-links';
import { ThemeButton } from './theme-button';

/** What stands at the end of the bar: who one is, the theme, the language. */
export function HeaderActions() {
  return (
    <>
      <PersonLinks />
      <ThemeButton place="header" />
      <LanguageButton />
    </>
  );
}
