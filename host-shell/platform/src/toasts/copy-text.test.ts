import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text';
import { useToasts } from './toasts';

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => vi.unstubAllGlobals());

const copyWith = async (clipboard: object | undefined) => {
  vi.stubGlobal('navigator', { clipboard });
  await copyText('https://gyg.example', { done: 'Copied', failed: 'Not copied' });
  return useToasts.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`);
};

test('a text is copied, and a toast says so', async () => {
  const writeText = vi.fn(async () => undefined);
  expect(await copyWith({ writeText })).toEqual(['success: Copied']);
  expect(writeText).toHaveBeenCalledWith('https://gyg.example');
});

test('a refusal is shown', async () => {
  expect(await copyWith({ writeText: () => Promise.reject(new Error('denied')) })).toEqual(['error: Not copied']);
});

test('a browser without a clipboard too', async () => {
  expect(await copyWith(undefined)).toEqual(['error: Not copied']);
});
