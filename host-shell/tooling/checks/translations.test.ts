import { describe, expect, it, test } from 'vitest';
import { otherWords } from './one-word-table.mjs';
import { treeOf } from './source-tree.mjs';
import { checkTranslations } from './translations.mjs';

const en = 'remotes/public/src/translations/en.ts';
const sv = 'remotes/public/src/translations/sv.ts';

function problemsOf(english: object, swedish: object, source: string) {
  const tree = treeOf({ [en]: '', [sv]: '', 'remotes/public/src/pages/home.tsx': source });
  return checkTranslations(tree, async (file) => (file === en ? { en: english } : { sv: swedish }));
}

describe('the two languages', () => {
  it('pass with the same placeholders', async () => {
    const english = { list: { empty: 'None', count_one: '{{count}} gyg', count_other: '{{count}} gygs' } };
    const swedish = { list: { empty: 'Inga', count_one: '{{count}} gyg', count_other: '{{count}} gygs' } };
    expect(await problemsOf(english, swedish, "t('list.empty'); t('list.count', { count })")).toEqual([]);
  });

  it('fail if placeholders differ', async () => {
    const [problem] = await problemsOf({ a: 'Hi {{name}}' }, { a: 'Hej {{namn}}' }, "t('a')");
    expect(problem).toEqual({ file: sv, message: expect.stringMatching(/\{namn\} and \{name\}/) });
  });

  it('fail if e-post may break after its hyphen', async () => {
    expect(await problemsOf({ a: 'E-mail' }, { a: 'E\u2011post' }, "t('a')")).toEqual([]);
    const [problem] = await problemsOf({ a: 'E-mail' }, { a: 'Din e-post' }, "t('a')");
    expect(problem).toEqual({ file: sv, message: expect.stringMatching(/U\+2011/) });
  });
});

describe('a thing', () => {
  const planted = (['en', 'sv'] as const).flatMap((language) =>
    otherWords[language].map((word) => ({ language, ...word })),
  );

  it.each(planted)('has one word in $language: not “$planted”', async ({ language, planted: text, instead }) => {
    const [english, swedish] = language === 'en' ? [text, 'Ord'] : ['Word', text];
    const problems = await problemsOf({ a: english }, { a: swedish }, "t('a', { name })");
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
])('a thing has one word in %s too', async (file) => {
  const check = (source: string) => checkTranslations(treeOf({ [file]: source }), async () => ({}));
  expect(await check("en: 'Reason',\nse: 'Orsak',")).toEqual([
    { file, message: 'line 2 has another word for one thing; write: anledning' },
  ]);
  expect(await check("// Inga skäl\nse: 'Anledning',")).toEqual([]);
});

describe('keys', () => {
  const same = { state: { past: 'Past', open: 'Open' } };

  it('fail if nothing uses them', async () => {
    expect(await problemsOf(same, same, "t('state.past')")).toEqual([
      { file: en, message: expect.stringMatching(/"state.open" is used nowhere; take it out/) },
    ]);
  });

  it.each(['t(`state.${state}`)', "const labels = ['state.past', 'state.open']; t(labels[0])"])(
    'count as used if a template or a table contains them: %s',
    async (source) => {
      expect(await problemsOf(same, same, source)).toEqual([]);
    },
  );
});

describe('placeholders', () => {
  const texts = { hi: 'Hi {{name}}', gygs_one: '{{count}} gyg of {{host}}', gygs_other: '{{count}} gygs of {{host}}' };
  const unfilled = async (source: string) =>
    (await problemsOf(texts, texts, `// 'hi' 'gygs'\n${source}`)).map(({ message }) => message);

  it('fail if a call gives them no value', async () => {
    expect(await unfilled("t('hi')")).toEqual(['"hi" needs a value for {{name}}']);
    expect(await unfilled("t('hi', { names: 'Moa' })")).toEqual(['"hi" needs a value for {{name}}']);
    expect(await unfilled("t('gygs', { count })")).toEqual(['"gygs" needs a value for {{host}}']);
  });

  it.each(["t('hi', { name })", "t('hi', { ...person })", "t('hi', person)", 't(key)'])('pass: %s', async (source) => {
    expect(await unfilled(source)).toEqual([]);
  });
});
