import { Button, IconButton, usePageTheme } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { chooseTheme } from './theme';
import s from './theme-button.module.css';

/**
 * Switches between light and dark: an icon in the header, text in the menu, for widths where the header has no room.
 */
export function ThemeButton({ place }: { place: 'header' | 'menu' }) {
  const { t } = useTranslation('shell');
  const theme = usePageTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const label = t(other === 'dark' ? 'theme.toDark' : 'theme.toLight');
  const icon = theme === 'dark' ? 'sun' : 'moon';
  const change = () => chooseTheme(other);
  return place === 'header' ? (
    <IconButton icon={icon} label={label} className={s.inBar} onClick={change} />
  ) : (
    <Button variant="quiet" icon={icon} className={s.inMenu} onClick={change}>
      {label}
    </Button>
  );
}
