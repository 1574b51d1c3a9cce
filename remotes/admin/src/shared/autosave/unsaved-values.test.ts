import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signInBritta } from '../../testing/admin-screen';
import { useUnsavedValues } from './unsaved-values';

afterEach(() => sessionStorage.clear());

function unsavedOf(userId: string, part: string) {
  signInBritta({ userId });
  return renderHook(() => useUnsavedValues()).result.current(part);
}

test('unsaved values are kept for one person and one part', () => {
  unsavedOf('user-britta', 'gyg.shore').write({ title: 'Shore day' });
  expect(unsavedOf('user-britta', 'gyg.shore').read()).toEqual({ title: 'Shore day' });
  expect(unsavedOf('user-elin', 'gyg.shore').read()).toEqual({});
  expect(unsavedOf('user-britta', 'gyg.forest').read()).toEqual({});
});
