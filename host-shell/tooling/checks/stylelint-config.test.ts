import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { at } from '../paths.mjs';

/** The rules that a declaration breaks in a sheet at this place. */
async function broken(css: string, file = 'remotes/public/src/x.module.css') {
  const { results } = await stylelint.lint({
    code: css,
    codeFilename: at(file),
    configFile: at('host-shell', 'tooling', 'config', 'stylelint.config.mjs'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  'color: #fff',
  'color: white',
  'color: oklch(0.5 0.1 20)',
  'color: color-mix(in oklab, var(--ink) 20%, transparent)',
  'padding: 16px',
  '--tile: 40px',
  'margin: calc(var(--space-1) + 2px)',
  'max-width: 40em',
  'width: min(100%, 62ch)',
  'height: 100dvh',
  'transition: opacity 200ms',
  'font-family: Arial, sans-serif',
  'font-weight: 600',
  'line-height: 1.4',
  'font: 700 var(--text-lg) / 1 var(--font-head)',
  'z-index: 3',
  'color: var(--ink) !important',
])('refuses `%s` outside the design system', async (declaration) => {
  expect(await broken(`.a { ${declaration}; }`)).not.toEqual([]);
});

it.each(['@media (max-width: 600px)', '@media (--above-tablet) and (width < 960px)', '@container (min-width: 501px)'])(
  'refuses a width without a name: %s',
  async (rule) => {
    expect(await broken(`${rule} { .a { color: inherit; } }`)).not.toEqual([]);
  },
);

it('lets a sheet say tokens, shares, and numbers that are no size', async () => {
  const css = `
    .a {
      margin: 0 auto calc(-1 * var(--space-3));
      width: min(100%, var(--form));
      grid-template-columns: repeat(3, minmax(0, 1fr));
      flex: 1 0 auto;
      opacity: 0.5;
      aspect-ratio: 16 / 9;
      rotate: -2deg;
      color: currentColor;
      background: transparent;
      font: var(--weight-bold) var(--text-lg) / var(--leading-flat) var(--font-head);
    }
    @media (--phone) { .a { order: -1; } }
    @media (pointer: coarse) { .a { min-height: var(--target); } }
  `;
  expect(await broken(css)).toEqual([]);
});

it('lets the design system measure, and not colour', async () => {
  const file = 'design-system/src/components/x/x.module.css';
  expect(await broken('.a { padding: 3px; } @container (max-width: 460px) { .a { gap: 0; } }', file)).toEqual([]);
  expect(await broken('.a { color: color-mix(in oklab, var(--ink) 20%, transparent); }', file)).toEqual([]);
  expect(await broken('.a { color: #fff; }', file)).not.toEqual([]);
});

it('leaves a partner’s own site alone', async () => {
  expect(await broken('.a { color: #fff; padding: 3px; }', 'widgets/demo/site/site.css')).toEqual([]);
});
