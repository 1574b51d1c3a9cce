import { expect, test } from 'vitest';
import { partsOf } from './fonts';

const parts = (text: string) =>
  partsOf(text).map((part) => `${part.subset}${part.isRightToLeft ? ' (right to left)' : ''}:${part.text}`);

test('a text is parted by the font files that have its letters', () => {
  expect(parts('Łucja Öberg')).toEqual(['latin-ext:Ł', 'latin:ucja Öberg']);
  expect(parts('Thị Ánh')).toEqual(['latin:Th', 'vietnamese:ị ', 'latin:Ánh']);
  expect(parts('Ana Λ')).toEqual(['latin:Ana ', 'greek:Λ']);
  expect(parts('Ana 山')).toEqual(['latin:Ana Shan']);
});

test('spaces are kept, and beside a part that is read from the right they belong to the other part', () => {
  expect(parts(' av ')).toEqual(['latin: av ']);
  expect(parts('נועה לוי Berg')).toEqual(['hebrew (right to left):נועה לוי', 'latin: Berg']);
  expect(parts('Berg  לוי')).toEqual(['latin:Berg  ', 'hebrew (right to left):לוי']);
});
