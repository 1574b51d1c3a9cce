import { Button, IconButton } from '@gyg/design-system';
import { useLanguage, useTranslation } from '@gyg/platform';
import { changeLanguage } from '@gyg/platform/internal';
import { useState } from 'react';
import { PersonLinks } from './person-links';
import { chooseTheme, currentTheme } from './theme';

/** What stands at the end of the header: who one is, the theme, the language. */
export function HeaderActions() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const otherLanguage = language === 'sv' ? 'en' : 'sv';
  return (
    <>
      <PersonLinks place="header" />
      <IconButton
        icon={theme === 'dark' ? 'sun' : 'moon'}
        label={t(other === 'dark' ? 'theme.toDark' : 'theme.toLight')}
        onClick={() => {
          chooseTheme(other);
          setTheme(other);
        }}
      />
      <Button
        variant="quiet"
        size="sm"
        lang={otherLanguage}
        aria-label={t('language.label')}
        onClick={() => void changeLanguage(otherLanguage)}
      >
        {t('language.short')}
      </Button>
    </>
  );
}
