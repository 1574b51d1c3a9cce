import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { at } from '../paths.mjs';

/** stylelint's messages for a sheet at this path. */
async function messagesFor(css: string, file = 'remotes/public/src/x.module.css') {
  const { results } = await stylelint.lint({
    code: css,
    codeFilename: at(file),
    configFile: at('host-shell', 'tooling', 'config', 'stylelint.config.mjs'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

it.each([
  ['color: #fff', /a colour is a role/],
  ['color: white', /a colour is a role/],
  ['color: oklch(0.5 0.1 20)', /a colour is a role/],
  ['color: color-mix(in oklab, var(--ink) 20%, transparent)', /a colour is a role/],
  ['padding: 16px', /a size is a token/],
  ['--tile: 40px', /a size is a token/],
  ['margin: calc(var(--space-1) + 2px)', /a size is a token/],
  ['max-width: 40em', /a size is a token/],
  ['width: min(100%, 62ch)', /a size is a token/],
  ['height: 100dvh', /a size is a token/],
  ['transition: opacity 200ms', /a size is a token/],
  ['font-family: Arial, sans-serif', /type is a token/],
  ['font-weight: 600', /type is a token/],
  ['line-height: 1.4', /type is a token/],
  ['font: 700 var(--text-lg) / 1 var(--font-head)', /type is a token/],
  ['z-index: 3', /type is a token/],
  ['color: var(--ink) !important', /layers decide what wins/],
  ['color: var(--inc)', /--inc is no token \(design-system\/tokens\)/],
  ['color: var(--inc, var(--ink))', /a fallback hides a name that does not exist/],
])('refuses `%s` outside the design system, and reports what to use', async (declaration, says) => {
  expect(await messagesFor(`.a { ${declaration}; }`)).toContainEqual(expect.stringMatching(says));
});

it.each([
  ['@media (max-width: 600px)', /widths with names/],
  ['@media (--above-tablet) and (width < 960px)', /widths with names/],
  ['@container (min-width: 501px)', /made in the design system and used here/],
])('refuses a width without a name: %s', async (rule, says) => {
  expect(await messagesFor(`${rule} { .a { color: inherit; } }`)).toContainEqual(expect.stringMatching(says));
});

it('accepts tokens, percentages, and numbers that are not sizes', async () => {
  const css = `
    .a {
      margin: 0 auto calc(-1 * var(--space-3));
      width: min(100%, var(--form));
      grid-template-columns: repeat(3, minmax(0, 1fr));
      flex: 1 0 auto;
      opacity: 0.5;
      aspect-ratio: 16 / 9;
      rotate: -2deg;
      --own: 1;
      order: var(--own);
      color: var(--goal-ink, currentColor);
      background: transparent;
      font: var(--weight-bold) var(--text-lg) / var(--leading-flat) var(--font-head);
    }
    @media (--phone) { .a { order: -1; } }
    @media (pointer: coarse) { .a { min-height: var(--target); } }
  `;
  expect(await messagesFor(css)).toEqual([]);
});

it('allows the design system lengths, but not colours', async () => {
  const file = 'design-system/src/components/x/x.module.css';
  expect(await messagesFor('.a { padding: 3px; } @container (max-width: 460px) { .a { gap: 0; } }', file)).toEqual([]);
  expect(await messagesFor('.a { color: color-mix(in oklab, var(--ink) 20%, transparent); }', file)).toEqual([]);
  expect(await messagesFor('.a { color: #fff; }', file)).not.toEqual([]);
});

it('ignores a partner’s site', async () => {
  expect(await messagesFor('.a { color: #fff; padding: 3px; }', 'widgets/demo/site/site.css')).toEqual([]);
});
