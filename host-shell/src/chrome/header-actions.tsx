import { LanguageButton } from './language-button';
import { PersonLinks } from './person-links';
import { ThemeButton } from './theme-button';

/** The end of the header: user links, theme and language. */
export function HeaderActions() {
  return (
    <>
      <PersonLinks />
      <ThemeButton place="header" />
      <LanguageButton />
    </>
  );
}
