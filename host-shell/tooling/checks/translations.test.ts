import { describe, expect, it } from 'vitest';
import { treeOf } from './source-tree.mjs';
import { checkTranslations } from './translations.mjs';

const en = 'remotes/public/src/translations/en.ts';
const sv = 'remotes/public/src/translations/sv.ts';
const page = 'remotes/public/src/pages/home.tsx';
const texts = (language: string, data: object) => `export const ${language} = ${JSON.stringify(data)} as const;`;

function problemsOf(english: object, swedish: object, source: string) {
  return checkTranslations(treeOf({ [en]: texts('en', english), [sv]: texts('sv', swedish), [page]: source }));
}

describe('the two languages', () => {
  it('pass when they say the same', () => {
    const english = { list: { empty: 'None', count_one: '{{count}} gyg', count_other: '{{count}} gygs' } };
    const swedish = { list: { empty: 'Inga', count_one: '{{count}} gyg', count_other: '{{count}} gygs' } };
    expect(problemsOf(english, swedish, "t('list.empty'); t('list.count', { count })")).toEqual([]);
  });

  it('fail when a text is missing in either', () => {
    const source = "t('a'); t('b')";
    expect(problemsOf({ a: 'A', b: 'B' }, { a: 'A' }, source)).toEqual([
      { file: sv, message: expect.stringMatching(/lacks "b"/) },
    ]);
    expect(problemsOf({ a: 'A' }, { a: 'A', b: 'B' }, "t('a')")).toEqual([
      { file: en, message: expect.stringMatching(/lacks "b"/) },
    ]);
  });

  it('fail when placeholders differ', () => {
    const [problem] = problemsOf({ a: 'Hi {{name}}' }, { a: 'Hej {{namn}}' }, "t('a')");
    expect(problem).toEqual({ file: sv, message: expect.stringMatching(/\{namn\} and \{name\}/) });
  });

  it('fail when e-post may break after its hyphen', () => {
    expect(problemsOf({ a: 'E-mail' }, { a: 'E\u2011post' }, "t('a')")).toEqual([]);
    const [problem] = problemsOf({ a: 'E-mail' }, { a: 'Din e-post' }, "t('a')");
    expect(problem).toEqual({ file: sv, message: expect.stringMatching(/U\+2011/) });
  });

  it('may be put together from files of their own', () => {
    const part = (language: string) => ({
      [`remotes/public/src/translations/${language}/home.ts`]: "export const home = { title: 'Gyg' };",
      [`remotes/public/src/translations/${language}.ts`]: `import { home } from './${language}/home';\nexport const ${language} = { home };`,
    });
    const tree = { ...part('en'), ...part('sv'), [page]: "t('home.title'); t('home.lead')" };
    expect(checkTranslations(treeOf(tree))).toEqual([
      { file: page, line: 1, message: expect.stringMatching(/names the text "home.lead"/) },
    ]);
  });

  it('fail when one file is absent', () => {
    expect(checkTranslations(treeOf({ [en]: texts('en', { a: 'A' }), [page]: "t('a')" }))).toEqual([
      { file: 'remotes/public/src/translations', message: expect.stringMatching(/has no sv/) },
    ]);
  });
});

describe('keys', () => {
  const same = { state: { past: 'Past', open: 'Open' } };

  it('fail when nothing names them', () => {
    expect(problemsOf(same, same, "t('state.past')")).toEqual([
      { file: en, message: expect.stringMatching(/"state.open" is used nowhere/) },
    ]);
  });

  it('count as used when a template, a prefix or a table names them', () => {
    expect(problemsOf(same, same, 't(`state.${state}`)')).toEqual([]);
    expect(problemsOf(same, same, "useTranslation('public', { keyPrefix: 'state' }); t('past'); t('open')")).toEqual(
      [],
    );
    expect(problemsOf(same, same, "const labels = ['state.past', 'state.open']; t(labels[0])")).toEqual([]);
  });

  it('fail when a call names one that is not there', () => {
    expect(problemsOf(same, same, "t(`state.${state}`);\nt('state.future')")).toEqual([
      { file: page, line: 2, message: expect.stringMatching(/names the text "state.future"/) },
    ]);
  });
});
