import { afterEach, expect, test } from 'vitest';
import { createUnsavedValues } from './unsaved-values';

afterEach(() => sessionStorage.clear());

test('unsaved values are kept for one person and one part', () => {
  createUnsavedValues('user-britta', 'gyg.shore').write({ title: 'Shore day' });
  expect(createUnsavedValues('user-britta', 'gyg.shore').read()).toEqual({ title: 'Shore day' });
  expect(createUnsavedValues('user-elin', 'gyg.shore').read()).toEqual({});
  expect(createUnsavedValues('user-britta', 'gyg.forest').read()).toEqual({});
});
