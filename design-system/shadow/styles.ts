import tokens from '../tokens/tokens.host.css?inline';
import base from './base.css?inline';
import type { SheetTexts } from './sheets/sheet-texts';

/**
 * Returns the style sheet texts for a shadow root with the given components, in order and each sheet once, for
 * constructable style sheets: `stylesFor(sheets.gygCard, sheets.button)`. Tokens are set on `:host`; the theme follows
 * the host's attribute `theme` (`light` or `dark`), else the user's system setting.
 *
 * @param wanted - from `sheets`, by the names of the components' files; bundlers drop the sheets that are not named
 * here
 */
export const stylesFor = (...wanted: readonly (() => SheetTexts)[]): string[] => [
  '@layer tokens, components, area;',
  tokens,
  base,
  ...new Set(wanted.flatMap((texts) => texts())),
];
