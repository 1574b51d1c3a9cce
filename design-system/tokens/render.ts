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
 * The colour of links and buttons in an element: the accent of the partner, else `otherwise`. A partner's accent may be
 * unreadable in one of the themes, so it keeps its hue and its lightness is limited.
 */
const readableAccent = (theme: 'light' | 'dark', otherwise: string): string =>
  `oklch(from var(--gyg-accent, var(--${otherwise})) ${theme === 'light' ? 'min(l, 0.5)' : 'max(l, 0.76)'} c h)`;

/** The tokens of a theme; for elements also what the partner may change. */
const tokensOf = (scope: TokenScope, theme: 'light' | 'dark'): Values => {
  const accents = { accent: readableAccent(theme, 'action'), 'accent-hover': readableAccent(theme, 'action-hover') };
  return { ...themeTokens[theme], ...(scope === hostScope ? accents : {}) };
};

/**
 * The token style sheet for one scope; `npm run generate -w @gyg/design-system` writes it to tokens.css and
 * tokens.host.css.
 */
export const renderTokens = (scope: TokenScope): string => {
  const parts = [
    rule(scope.root, `${lines(tokensOf(scope, 'light'))}\n${lines(sharedTokens)}`),
    rule(scope.dark, lines(tokensOf(scope, 'dark'))),
    rule('@media (prefers-color-scheme: dark)', rule(scope.notLight, lines(tokensOf(scope, 'dark')))),
    rule('@media (prefers-reduced-motion: reduce)', rule(scope.root, '--duration: 0ms;')),
    goalRules(),
  ];
  return `/* Generated from tokens.ts; do not edit. */\n${rule('@layer tokens', parts.join('\n'))}\n`;
};

const smallRoles = ['ink', 'surface', 'action', 'focus', 'danger'] as const;
const rolesOf = (name: 'light' | 'dark'): Values => {
  const theme: Values = themeTokens[name];
  const roles = Object.entries({ 'color-scheme': theme['color-scheme'], ...theme }).flatMap(([role, value]) =>
    value !== undefined && ['color-scheme', ...smallRoles].includes(role) ? [[role, value]] : [],
  );
  return { ...Object.fromEntries(roles), accent: readableAccent(name, 'action') };
};

/**
 * The few tokens of small elements, which have no components; `npm run generate -w @gyg/design-system` writes them to
 * tokens.small.css. The element sets `data-theme` inside its shadow root.
 */
export const renderSmallTokens = (): string =>
  [
    '/* Generated from tokens.ts; do not edit. */',
    rule('[data-theme]', lines(rolesOf('light'))),
    rule('[data-theme="dark"]', lines(rolesOf('dark'))),
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
