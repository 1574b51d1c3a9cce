import { locales } from '@gyg/contract';
import { compositionCount, sceneKinds } from '@gyg/design-system/art';
import { expect, it } from 'vitest';
import { heroAltOf } from './scene-words';

it.each(sceneKinds)('describes each composition of the scene %s, in every language', (kind) => {
  const count = compositionCount(kind);
  const texts = locales.flatMap((written) =>
    Array.from({ length: count }, (_, variant) => heroAltOf({ scene: { kind, variant }, written })),
  );
  expect(new Set(texts).size).toBe(count * locales.length);
  for (const written of locales) {
    const [first, again] = [0, count].map((variant) => heroAltOf({ scene: { kind, variant }, written }));
    expect(again).toBe(first);
  }
});
