import { expect, test, vi } from 'vitest';
import { findShared, share } from './shared-packages';

test('a package is the shell’s if its version is in the range', async () => {
  const library = {};
  share('library', '1.4.0', () => library);
  expect(await findShared('library', '^1.2.0')).toBe(library);
  expect(await findShared('library', '>=1.2.0 <2.0.0')).toBe(library);
  await expect(findShared('library', '^2.0.0')).rejects.toThrow('library ^2.0.0 is needed, and the page has 1.4.0');
  await expect(findShared('library', '~1.3.0')).rejects.toThrow('library ~1.3.0');
  await expect(findShared('another', '*')).rejects.toThrow('The shell does not provide another');
});

test('a package in a file of its own is loaded when it is needed, and again if that failed', async () => {
  const part = {};
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(part);
  share('part', '1.0.0', load);
  expect(load).not.toHaveBeenCalled();
  await expect(findShared('part', '^1.0.0')).rejects.toThrow('offline');
  expect(await findShared('part', '^1.0.0')).toBe(part);
});
