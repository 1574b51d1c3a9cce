import tokens from '../tokens/tokens.host.css?inline';
import base from './base.css?inline';
import type { SheetTexts } from './sheets/sheet-texts';

/**
 * The style of a shadow root that shows these components and no others, in order and each sheet once, for constructable style
 * sheets: `stylesFor(sheets.gygCard, sheets.button)`. Tokens are set on `:host`; the theme follows the host's attribute `theme`
 * (`light` or `dark`), else the visitor's system.
 *
 * @param wanted - from `sheets`, by the names of the components' files; what a bundler does not see named here it leaves out
 */
export const stylesFor = (...wanted: readonly (() => SheetTexts)[]): string[] => [
  '@layer tokens, components, area;',
  tokens,
  base,
  ...new Set(wanted.flatMap((texts) => texts())),
];
