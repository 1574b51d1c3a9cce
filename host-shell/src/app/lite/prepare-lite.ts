import type { Language, PluginOptions } from '@gyg/platform';
import { session, startLanguage } from '@gyg/platform/internal';
import { groundTheme } from './ground-theme';

/**
 * Prepares the document for a frame. The theme fits the partner's background. Links open outside the frame, because
 * other pages refuse to be framed. Every visitor is a guest: there are no tokens here.
 */
export function prepareLite({ bg, win }: PluginOptions): void {
  document.documentElement.dataset.theme = groundTheme(bg);
  const base = document.createElement('base');
  base.target = win ? '_blank' : '_top';
  document.head.append(base);
  session.startAsGuest();
}

/** The language that the partner chose for the frame, else the visitor's. */
export const liteLanguage = ({ language }: PluginOptions): Language => (language === '' ? startLanguage() : language);
