import type { Language, PluginOptions } from '@gyg/platform';
import { session, startLanguage } from '@gyg/platform/internal';
import { groundTheme } from './ground-theme';

/**
 * Makes the document a page for a frame: its theme is the one that can be read on the partner's background, its links
 * leave the frame, for other pages refuse frames, and every visitor is a guest: there are no tokens here.
 */
export function prepareLite({ bg, win }: PluginOptions): void {
  document.documentElement.dataset.theme = groundTheme(bg);
  const base = document.createElement('base');
  base.target = win ? '_blank' : '_top';
  document.head.append(base);
  session.startAsGuest();
}

/** The language that the partner chose for the frame, else the visitor's own. */
export const liteLanguage = ({ language }: PluginOptions): Language => (language === '' ? startLanguage() : language);
