import type { ParseKeys } from 'i18next';
import { expectTypeOf, test } from 'vitest';
import type { BothLanguages } from '../area/area';

// Types only: `npm run check -- types` fails when one of these does not hold.
test('a key that no text has does not compile', () => {
  expectTypeOf<'errors.unexpected'>().toExtend<ParseKeys<'platform'>>();
  expectTypeOf<'errors.nope'>().not.toExtend<ParseKeys<'platform'>>();
  expectTypeOf<string>().not.toExtend<ParseKeys<'platform'>>();
});

test('a key that one language lacks does not compile', () => {
  interface Full {
    list: { empty: string };
  }
  interface Lacking {
    list: Record<never, string>;
  }
  expectTypeOf<{ en: Full; sv: Full }>().toExtend<BothLanguages<Full, Full>>();
  expectTypeOf<{ en: Full; sv: Lacking }>().not.toExtend<BothLanguages<Full, Lacking>>();
  expectTypeOf<{ en: Lacking; sv: Full }>().not.toExtend<BothLanguages<Lacking, Full>>();
});
