import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../translations/en';
import { sv } from '../translations/sv';
import { addAreaTexts } from './known-texts';
import { showLanguage, useTranslation } from './shown-language';
import { Trans } from './trans';

const texts = {
  pages: {
    label: 'Give <need/> to <b>{{host}}</b> or <terms><b>read</b> on</terms>.',
    next: '1 < 2 <i>and</i> <br/>',
    shown_one: '<b>{{count}}</b> gyg',
    shown_other: '<b>{{count}}</b> gygs',
  },
};
addAreaTexts({ name: 'platform', texts: { en: texts, sv: { pages: { label: 'Ge <need/> till <b>{{host}}</b>' } } } });
beforeAll(() => showLanguage('en'));
afterAll(() => addAreaTexts({ name: 'platform', texts: { en, sv } }));

const htmlOf = (element: ReactElement) => render(element).container.innerHTML;
const elements = { need: <span lang="sv">två &lt;spadar&gt;</span>, b: <b />, terms: <a href="/terms">old</a> };

test('elements stand where their tags are, with what is between the tags', () => {
  expect(
    htmlOf(<Trans ns="platform" i18nKey="pages.label" values={{ host: 'Ren Kust' }} components={elements} />),
  ).toBe('Give <span lang="sv">två &lt;spadar&gt;</span> to <b>Ren Kust</b> or <a href="/terms"><b>read</b> on</a>.');
});

test('a value is never read as a tag, and tags without an element stay words', () => {
  const values = { host: '<need/> & {{count}}' };
  expect(htmlOf(<Trans ns="platform" i18nKey="pages.label" values={values} components={elements} />)).toContain(
    '<b>&lt;need/&gt; &amp; {{count}}</b>',
  );
  expect(htmlOf(<Trans ns="platform" i18nKey="pages.next" />)).toBe('1 &lt; 2 &lt;i&gt;and&lt;/i&gt; &lt;br/&gt;');
});

test('a count chooses the form and is a value', () => {
  const shown = (count: number) =>
    htmlOf(<Trans ns="platform" i18nKey="pages.shown" count={count} components={{ b: <b /> }} />);
  expect([shown(1), shown(1240)]).toEqual(['<b>1</b> gyg', '<b>1,240</b> gygs']);
});

test('the texts of t, and the same function of an area until the language changes', () => {
  const seen = new Set<unknown>();
  function Sentence() {
    const { t } = useTranslation('platform');
    seen.add(t);
    return <Trans t={t} i18nKey="pages.label" values={{ host: 'Moa' }} components={elements} />;
  }
  const { container, rerender } = render(<Sentence />);
  rerender(<Sentence />);
  expect(seen.size).toBe(1);
  act(() => showLanguage('sv'));
  expect(container.innerHTML).toBe('Ge <span lang="sv">två &lt;spadar&gt;</span> till <b>Moa</b>');
  expect(seen.size).toBe(2);
  act(() => showLanguage('en'));
});
