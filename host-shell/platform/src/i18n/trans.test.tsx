import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { addAreaTexts } from './area-texts';
import { i18n } from './instance';

const texts = {
  pages: {
    label: 'Give <need/> to <b>{{host}}</b> or <terms><b>read</b> on</terms>.',
    next: '1 < 2 <i>and</i> <br/>',
    shown_one: '<b>{{count}}</b> gyg',
    shown_other: '<b>{{count}}</b> gygs',
  },
};
beforeAll(async () => {
  await i18n.changeLanguage('en');
  addAreaTexts({ name: 'platform', texts: { en: texts, sv: { pages: { label: 'Ge <need/> till <b>{{host}}</b>' } } } });
});
afterAll(() => addAreaTexts({ name: 'platform', texts: { en, sv } }));

const htmlOf = (element: ReactElement) => render(element).container.innerHTML;
const elements = { need: <span lang="sv">två &lt;spadar&gt;</span>, b: <b />, terms: <a href="/terms">old</a> };

test('elements stand where their tags are, with what is between the tags', () => {
  expect(
    htmlOf(<Trans ns="platform" i18nKey="pages.label" values={{ host: 'Ren Kust' }} components={elements} />),
  ).toBe('Give <span lang="sv">två &lt;spadar&gt;</span> to <b>Ren Kust</b> or <a href="/terms"><b>read</b> on</a>.');
});

test.each([
  '<need/> & {{count}}',
  '<b>x</b>',
  '{{host}} {{b}} {{none}}',
  '$t(load.retry)',
  '$t(platform:load.retry) $& $1',
  'a &amp; b &#60; &lt;i&gt;',
  '{host} {{ host }}',
])('a value stays words: %s', (host) => {
  const { container } = render(<Trans ns="platform" i18nKey="pages.label" values={{ host }} components={elements} />);
  expect(container.querySelectorAll('b')[0]?.textContent).toBe(host);
  expect(container.querySelectorAll('span')).toHaveLength(1);
});

test('tags without an element stay words', () => {
  expect(htmlOf(<Trans ns="platform" i18nKey="pages.next" />)).toBe('1 &lt; 2 &lt;i&gt;and&lt;/i&gt; &lt;br/&gt;');
});

test('a count chooses the form and is a value', () => {
  const shown = (count: number) =>
    htmlOf(<Trans ns="platform" i18nKey="pages.shown" count={count} components={{ b: <b /> }} />);
  expect([shown(1), shown(1240)]).toEqual(['<b>1</b> gyg', '<b>1,240</b> gygs']);
});

test('the texts of t, and the same function of an area until the language changes', async () => {
  const seen = new Set<unknown>();
  function Sentence() {
    const { t } = useTranslation('platform');
    seen.add(t);
    return <Trans t={t} i18nKey="pages.label" values={{ host: 'Moa' }} components={elements} />;
  }
  const { container, rerender } = render(<Sentence />);
  rerender(<Sentence />);
  expect(seen.size).toBe(1);
  await act(() => i18n.changeLanguage('sv'));
  expect(container.innerHTML).toBe('Ge <span lang="sv">två &lt;spadar&gt;</span> till <b>Moa</b>');
  expect(seen.size).toBe(2);
  await act(() => i18n.changeLanguage('en'));
});
