import { describe, expect, it, test } from 'vitest';
import { otherWords } from './one-word-table.mjs';
import { treeOf } from './source-tree.mjs';
import { checkTranslations } from './translations.mjs';

const en = 'remotes/public/src/translations/en.json';
const sv = 'remotes/public/src/translations/sv.json';

function problemsOf(english: object, swedish: object, source: string) {
  const texts = { [en]: JSON.stringify(english), [sv]: JSON.stringify(swedish) };
  return checkTranslations(treeOf({ ...texts, 'remotes/public/src/pages/home.tsx': source }));
}

describe('the two languages', () => {
  it('pass with the same placeholders', () => {
    const english = { list: { empty: 'None', count_one: '{{count}} gyg', count_other: '{{count}} gygs' } };
    const swedish = { list: { empty: 'Inga', count_one: '{{count}} gyg', count_other: '{{count}} gygs' } };
    expect(problemsOf(english, swedish, "t('list.empty'); t('list.count', { count })")).toEqual([]);
  });

  it('fail if placeholders differ', () => {
    const [problem] = problemsOf({ a: 'Hi {{name}}' }, { a: 'Hej {{namn}}' }, "t('a')");
    expect(problem).toEqual({ file: sv, message: expect.stringMatching(/\{namn\} and \{name\}/) });
  });

  it('fail if e-post may break after its hyphen', () => {
    expect(problemsOf({ a: 'E-mail' }, { a: 'E\u2011post' }, "t('a')")).toEqual([]);
    const [problem] = problemsOf({ a: 'E-mail' }, { a: 'Din e-post' }, "t('a')");
    expect(problem).toEqual({ file: sv, message: expect.stringMatching(/U\+2011/) });
  });
});

describe('a thing', () => {
  const planted = (['en', 'sv'] as const).flatMap((language) =>
    otherWords[language].map((word) => ({ language, ...word })),
  );

  it.each(planted)('has one word in $language: not “$planted”', ({ language, planted: text, instead }) => {
    const [english, swedish] = language === 'en' ? [text, 'Ord'] : ['Word', text];
    const problems = problemsOf({ a: english }, { a: swedish }, "t('a', { name })");
    expect(problems).toContainEqual({
      file: language === 'en' ? en : sv,
      message: `"a" has another word for one thing; write: ${instead}`,
    });
  });
});

test.each([
  'api/mail/src/templates/gyg-unpublished.ts',
  'api/src/features/notifications/notification-texts.ts',
  'api/src/features/platform-admin/audit/audit-csv.ts',
  'widgets/elements/gyg-need/need-visitor-texts-sv.ts',
  'widgets/core/preact/common-texts.ts',
])('a thing has one word in %s too', (file) => {
  const check = (source: string) => checkTranslations(treeOf({ [file]: source }));
  expect(check("en: 'Reason',\nse: 'Orsak',")).toEqual([
    { file, message: 'line 2 has another word for one thing; write: anledning' },
  ]);
  expect(check("// Inga skäl\nse: 'Anledning',")).toEqual([]);
});

describe('keys', () => {
  const same = { state: { past: 'Past', open: 'Open' } };

  it('fail if nothing uses them', () => {
    expect(problemsOf(same, same, "t('state.past')")).toEqual([
      { file: en, message: expect.stringMatching(/"state.open" is used nowhere; take it out/) },
    ]);
  });

  it.each(['t(`state.${state}`)', "const labels = ['state.past', 'state.open']; t(labels[0])"])(
    'count as used if a template or a table contains them: %s',
    (source) => {
      expect(problemsOf(same, same, source)).toEqual([]);
    },
  );
});

describe('placeholders', () => {
  const texts = { hi: 'Hi {{name}}', gygs_one: '{{count}} gyg of {{host}}', gygs_other: '{{count}} gygs of {{host}}' };
  const unfilled = (source: string) =>
    problemsOf(texts, texts, `// 'hi' 'gygs'\n${source}`).map(({ message }) => message);

  it('fail if a call gives them no value', () => {
    expect(unfilled("t('hi')")).toEqual(['"hi" needs a value for {{name}}']);
    expect(unfilled("t('hi', { names: 'Moa' })")).toEqual(['"hi" needs a value for {{name}}']);
    expect(unfilled("t('gygs', { count })")).toEqual(['"gygs" needs a value for {{host}}']);
  });

  it.each(["t('hi', { name })", "t('hi', { ...person })", "t('hi', person)", 't(key)'])('pass: %s', (source) => {
    expect(unfilled(source)).toEqual([]);
  });
});
