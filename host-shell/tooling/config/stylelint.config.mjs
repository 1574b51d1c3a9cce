import { readFileSync } from 'node:fs';
import { at, root } from '../paths.mjs';

/** Relative patterns are resolved from this folder, so make them absolute. */
const below = (...patterns) => patterns.map((pattern) => `${root.replaceAll('\\', '/')}/${pattern}`);

/**
 * The rules for style sheets (`npm run check -- style`). In the design system, colours must be tokens. Everywhere else
 * also lengths, times, typography and widths: use tokens (design-system/tokens) and components.
 */
const TOKENS = 'take a token (design-system/README.md lists them); if none fits, the tokens lack one';
const COLOURS = `a colour is a role, for both themes: ${TOKENS}`;
const NUMBERS = `a size is a token, so that one rhythm runs through all pages: ${TOKENS}`;
const TYPE = `type is a token, as --text-sm, --weight-strong, --leading-text, --font-head: ${TOKENS}`;
const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

const NAMES = (name) =>
  `${name} is no token (design-system/tokens) and is declared nowhere in this sheet: take a token, or declare it here`;
const FALLBACKS =
  'a fallback hides a name that does not exist: only what may be missing has one, a goal (--goal…) or what partners set (--gyg-…, of which design-system/tokens/overrides.ts has all)';
const PARTNERS = readFileSync(at('design-system', 'tokens', 'overrides.ts'), 'utf8').match(/--gyg-[\w-]+/g);

const namesExist = {
  'no-unknown-custom-properties': [true, { message: NAMES }],
  'declaration-property-value-disallowed-list': [
    {
      '/./': [
        /var\(\s*--(?!goal\b|gyg-|toast-)[\w-]+\s*,/,
        new RegExp(`var\\(\\s*(?!(?:${PARTNERS.join('|')})[\\s,)])--gyg-`),
      ],
    },
    { message: FALLBACKS },
  ],
};

const coloursAreTokens = {
  'color-no-hex': [true, { message: COLOURS }],
  'color-named': ['never', { message: COLOURS }],
  'function-disallowed-list': [COLOUR_FUNCTIONS, { message: COLOURS }],
  'declaration-no-important': [true, { message: 'layers decide what wins: @layer tokens, components, area' }],
};

const asTokens = (...names) => names.map((name) => new RegExp(`^var\\(--${name}`));
const FONT =
  /^var\(--weight-[a-z]+\) var\(--text-[a-z0-9]+\)( \/ var\(--leading-[a-z]+\))? var\(--(font-[a-z]+|face)\)$/;

/** @type {import('stylelint').Config} */
export default {
  // In base styles (tokens/base.css, elements/base.css), `hidden` and reduced motion must override every layer.
  // widgets/demo is a partner's site and looks like any other site. .storybook/public styles Storybook's frame.
  ignoreFiles: below(
    '**/node_modules/**',
    '**/dist/**',
    '.cache/**',
    'design-system/tokens/*.css',
    'design-system/shadow/base.css',
    'widgets/demo/**',
    '.storybook/public/**',
  ),
  rules: namesExist,
  referenceFiles: below('design-system/tokens/*.css', 'host-shell/tooling/config/borrowed-properties.css'),
  overrides: [
    { files: below('**/*.css'), rules: coloursAreTokens },
    {
      files: below('{host-shell,remotes,widgets,.storybook}/**/*.css'),
      rules: {
        ...coloursAreTokens,
        'function-disallowed-list': [[...COLOUR_FUNCTIONS, 'color-mix'], { message: COLOURS }],
        'unit-allowed-list': [['%', 'fr', 'deg', 'turn'], { message: NUMBERS }],
        'declaration-property-value-allowed-list': [
          {
            font: ['inherit', FONT],
            'font-family': ['inherit', ...asTokens('font-', 'gyg-font')],
            'font-size': ['inherit', ...asTokens('text-')],
            'font-weight': ['inherit', ...asTokens('weight-')],
            'line-height': ['inherit', ...asTokens('leading-')],
            'letter-spacing': ['inherit', 'normal', ...asTokens('tracking-')],
            'z-index': ['auto', ...asTokens('layer-')],
          },
          { message: TYPE },
        ],
        'media-feature-name-disallowed-list': [
          [/width/, /height/, /aspect-ratio/],
          { message: 'layouts change at widths with names: @media (--phone), (--above-tablet) … (tokens/widths.ts)' },
        ],
        'at-rule-disallowed-list': [
          ['container', 'custom-media', 'font-face'],
          { message: 'what follows its container, a width or a face is made in the design system and used here' },
        ],
      },
    },
  ],
};
