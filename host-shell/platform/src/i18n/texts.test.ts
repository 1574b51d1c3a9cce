import type { ParseKeys } from 'i18next';
import { expectTypeOf, test } from 'vitest';
import { type BothLanguages, defineArea } from '../area/area';

// Type tests only: `npm run check -- types` fails if one of these does not hold.
test('an unknown key does not compile', () => {
  expectTypeOf<'errors.unexpected'>().toExtend<ParseKeys<'platform'>>();
  expectTypeOf<'errors.nope'>().not.toExtend<ParseKeys<'platform'>>();
  expectTypeOf<'errors'>().not.toExtend<ParseKeys<'platform'>>();
  expectTypeOf<string>().not.toExtend<ParseKeys<'platform'>>();
});

test('a key that is missing in one language does not compile', () => {
  interface Full {
    list: { empty: string };
  }
  interface Lacking {
    list: Record<never, string>;
  }
  expectTypeOf<{ en: Full; sv: Full }>().toExtend<BothLanguages<Full, Full>>();
  expectTypeOf<{ en: Full; sv: Lacking }>().not.toExtend<BothLanguages<Full, Lacking>>();
  expectTypeOf<{ en: Lacking; sv: Full }>().not.toExtend<BothLanguages<Lacking, Full>>();
  const loaded = { en: async () => ({ list: { empty: 'None' } }), sv: async () => ({ list: {} }) };
  // @ts-expect-error nor in texts that are loaded
  defineArea({ name: 'tiny', texts: loaded, routes: [] });
  defineArea({ name: 'tiny', texts: { ...loaded, sv: loaded.en }, routes: [] });
});
