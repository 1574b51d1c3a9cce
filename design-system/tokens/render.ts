import { goalIds } from './goals';
import { sharedTokens, themeTokens } from './tokens';
import { above, upTo } from './widths';

type Values = Readonly<Record<string, string>>;

/** Where the tokens are defined: on the document (`:root`) or on the host of a shadow root (`:host`). */
export interface TokenScope {
  readonly root: string;
  readonly dark: string;
  readonly notLight: string;
}

/** The page, or an element with its own theme; `data-theme` decides, else the user's system setting. */
export const pageScope: TokenScope = {
  root: ':root,\n[data-theme="light"]',
  dark: '[data-theme="dark"]',
  notLight: ':root:not([data-theme="light"])',
};

/** A custom element; its attribute `theme` decides, else the user's system setting. */
export const hostScope: TokenScope = {
  root: ':host',
  dark: ':host([theme="dark"])',
  notLight: ':host(:not([theme="light"]))',
};

/** Colours in the formatter's notation. */
const lowerHex = (value: string): string => value.replace(/#[0-9A-F]{6}/g, (hex) => hex.toLowerCase());
const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');
const lines = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `${name === 'color-scheme' ? name : `--${name}`}: ${lowerHex(value)};`)
    .join('\n');
const rule = (selector: string, body: string): string => `${selector} {\n${indent(body)}\n}`;

const goalRules = (): string =>
  goalIds
    .map((id) =>
      rule(
        `[data-goal="${id}"]`,
        ['', '-on', '-tint', '-ink'].map((part) => `--goal${part}: var(--goal-${id}${part});`).join('\n'),
      ),
    )
    .join('\n');

/**
 * The token style sheet for one scope; `npm run generate -w @gyg/design-system` writes it to tokens.css and
 * tokens.host.css.
 */
export const renderTokens = (scope: TokenScope): string => {
  const parts = [
    rule(scope.root, `${lines(themeTokens.light)}\n${lines(sharedTokens)}`),
    rule(scope.dark, lines(themeTokens.dark)),
    rule('@media (prefers-color-scheme: dark)', rule(scope.notLight, lines(themeTokens.dark))),
    rule('@media (prefers-reduced-motion: reduce)', rule(scope.root, '--duration: 0ms;')),
    goalRules(),
  ];
  return `/* Generated from tokens.ts; do not edit. */\n${rule('@layer tokens', parts.join('\n'))}\n`;
};

const smallRoles = ['ink', 'surface', 'action', 'focus', 'danger'] as const;
const rolesOf = (theme: Values): Values =>
  Object.fromEntries(
    Object.entries({ 'color-scheme': theme['color-scheme'], ...theme }).flatMap(([name, value]) =>
      value !== undefined && ['color-scheme', ...smallRoles].includes(name) ? [[name, value]] : [],
    ),
  );

/**
 * The few tokens of small elements, which have no components; `npm run generate -w @gyg/design-system` writes them to
 * tokens.small.css. The element sets `data-theme` inside its shadow root.
 */
export const renderSmallTokens = (): string =>
  [
    '/* Generated from tokens.ts; do not edit. */',
    rule('[data-theme]', lines(rolesOf(themeTokens.light))),
    rule('[data-theme="dark"]', lines(rolesOf(themeTokens.dark))),
    '',
  ].join('\n');

/** The `@media` breakpoints; `npm run generate -w @gyg/design-system` writes them to widths.css. */
export const renderWidths = (): string =>
  [
    '/* Generated from widths.ts; do not edit. */',
    ...(['phone', 'tablet', 'compact', 'desktop'] as const).flatMap((name) => [
      `@custom-media --${name} ${upTo(name)};`,
      `@custom-media --above-${name} ${above(name)};`,
    ]),
    '',
  ].join('\n');
