import { expect, test } from 'vitest';
import { referencePage } from './reference-page.mjs';

const page = (documented: { entry: string; name: string; place: string; comment: string; text: string }[]) =>
  referencePage({ name: '@gyg/platform', folder: 'host-shell/platform', documented });

test('an export is under its section, with its comment and its declaration', () => {
  const text = page([
    {
      ...{ entry: '.', name: 'useGoal', place: 'src/page/use-goal' },
      ...{
        comment: 'The goal of a page.\nUndefined while loading.',
        text: 'function useGoal(): import("./goal").Goal;',
      },
    },
    { entry: './forms', name: 'Picker', place: 'src/forms/picker', comment: '', text: 'interface Picker {\n}' },
  ]);
  expect(text).toContain('- **The page: session, calls, guards**: [useGoal](#usegoal)');
  expect(text).toContain(
    '### useGoal\n\nThe goal of a page. Undefined while loading.\n\n```ts\nfunction useGoal(): Goal;\n```',
  );
  expect(text).toContain('### Picker\n\nImport from `@gyg/platform/forms`.');
});

test('an answer that the compiler wrote out is shortened; a type keeps its members', () => {
  const text = page([
    {
      ...{ entry: '.', name: 'options', place: 'src/page/options', comment: '' },
      text: 'options: Options<{\n    a: {\n        b: string;\n    };\n}, Error>',
    },
    { entry: '.', name: 'Kept', place: 'src/page/kept', comment: '', text: 'interface Kept {\n    a: string;\n}' },
  ]);
  expect(text).toContain('options: Options<{ … }, Error>');
  expect(text).toContain('interface Kept {\n  a: string;\n}');
});

test('types that exported ones use come last, and their texts and other values not at all', () => {
  const text = page([
    { entry: 'used', name: 'Clock', place: 'src/session/clock', comment: '', text: 'type Clock = () => number' },
    { entry: 'used', name: 'en', place: 'src/translations/en', comment: '', text: "en: {\n    a: 'b';\n}" },
  ]);
  expect(text).toContain('## Types that these use\n\n### Clock');
  expect(text).not.toContain('### en');
});

test('what comes from libraries is listed by library', () => {
  const exported = (name: string, entry = '.', library = 'a-router') => ({
    ...{ entry, name, place: 'src/index', comment: '', text: `from '${library}'` },
  });
  const text = page([exported('useMatch'), exported('Link'), exported('useForm', './forms', 'a-form')]);
  expect(text).toContain('- [Exports of libraries](#exports-of-libraries)');
  expect(text).toContain('- **a-form**, from `@gyg/platform/forms`: `useForm`\n- **a-router**: `Link`, `useMatch`');
});
