import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startI18n } from '../i18n/i18n';
import { usePager } from './use-pager';

const href = (page: number) => `/list?page=${page}`;

test('a list of one page has no pager', async () => {
  await startI18n('en');
  expect(renderHook(() => usePager({ page: 1, total: 20, href })).result.current).toBeUndefined();
});

test('the first page has no previous link and the last no next link, with texts in the user’s language', async () => {
  await startI18n('sv');
  const first = renderHook(() => usePager({ page: 1, total: 41, href })).result.current;
  expect(first?.pages.map(({ current }) => current)).toEqual([true, false, false]);
  expect([first?.previous, first?.next]).toEqual([undefined, { label: 'Nästa', href: '/list?page=2' }]);
  expect([first?.first.label, first?.last]).toEqual([
    'Första sidan, 1',
    { number: 3, href: '/list?page=3', label: 'Sista sidan, 3' },
  ]);
  const last = renderHook(() => usePager({ page: 3, total: 41, href })).result.current;
  expect([last?.previous, last?.next]).toEqual([{ label: 'Föregående', href: '/list?page=2' }, undefined]);
});
