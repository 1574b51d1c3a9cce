import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLazy } from './use-lazy';

/** A part for each key, which arrives or fails when the test says so. */
function late() {
  const waiting = new Map<string, { resolve: (part: string) => void; reject: (cause: Error) => void }>();
  const asked: string[] = [];
  const load = (key: string) => {
    asked.push(key);
    return new Promise<string>((resolve, reject) => waiting.set(key, { resolve, reject }));
  };
  const start: { key: string | undefined } = { key: undefined };
  const { result, rerender } = renderHook(({ key }) => useLazy(key, () => load(key ?? '')), { initialProps: start });
  return { asked, waiting, lazy: () => result.current, need: (key: string) => rerender({ key }) };
}
const settle = (act_: () => void) => act(async () => act_());

test('nothing is loaded until it is needed, then once', async () => {
  const { asked, waiting, lazy, need } = late();
  expect(asked).toEqual([]);
  need('en');
  expect(lazy().part).toBeUndefined();
  await settle(() => waiting.get('en')?.resolve('English'));
  need('en');
  expect(lazy()).toMatchObject({ part: 'English', failed: false });
  expect(asked).toEqual(['en']);
});

test('for another key the part before stays until the other one is there', async () => {
  const { waiting, lazy, need } = late();
  need('en');
  await settle(() => waiting.get('en')?.resolve('English'));
  need('sv');
  expect(lazy().part).toBe('English');
  await settle(() => waiting.get('sv')?.resolve('Swedish'));
  expect(lazy().part).toBe('Swedish');
});

test('of two keys the last one counts, also if the first one arrives later', async () => {
  const { waiting, lazy, need } = late();
  need('en');
  need('sv');
  await settle(() => waiting.get('sv')?.resolve('Swedish'));
  await settle(() => waiting.get('en')?.resolve('English'));
  expect(lazy().part).toBe('Swedish');
});

test('what could not be loaded is loaded again on demand', async () => {
  const { asked, waiting, lazy, need } = late();
  need('en');
  await settle(() => waiting.get('en')?.reject(new Error('offline')));
  expect(lazy()).toMatchObject({ part: undefined, failed: true });
  await settle(() => lazy().retry());
  await waitFor(() => expect(asked).toEqual(['en', 'en']));
  await settle(() => waiting.get('en')?.resolve('English'));
  expect(lazy()).toMatchObject({ part: 'English', failed: false });
});

test('the part before stays if another one cannot be loaded', async () => {
  const { waiting, lazy, need } = late();
  need('en');
  await settle(() => waiting.get('en')?.resolve('English'));
  need('sv');
  await settle(() => waiting.get('sv')?.reject(new Error('offline')));
  expect(lazy().part).toBe('English');
});
