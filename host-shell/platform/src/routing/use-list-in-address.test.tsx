import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { listAddress, pageFrom } from './paging';
import { useListInAddress } from './use-list-in-address';

const read = (params: URLSearchParams) => ({ tab: params.get('tab') ?? '', page: pageFrom(params) });
const addressOf = (list: ReturnType<typeof read>) => listAddress('/list', list);

function open(...entries: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const { pathname, search } = useLocation();
      return { ...useListInAddress(read, addressOf), address: pathname + search, navigate: useNavigate() };
    },
    { wrapper },
  );
  return result;
}

test('a list is what its address says', () => {
  const shown = open('/list?tab=ended&page=4');
  expect(shown.current.list).toEqual({ tab: 'ended', page: 4 });
  expect(shown.current.href({ page: 5 })).toBe('/list?tab=ended&page=5');
});

test('any change except of the page resets to the first page', () => {
  const shown = open('/list?tab=ended&page=4');
  act(() => shown.current.change({ tab: 'open' }));
  expect(shown.current.address).toBe('/list?tab=open');
  act(() => shown.current.change({ page: 2 }));
  expect(shown.current.list).toEqual({ tab: 'open', page: 2 });
});

test('a change adds a history entry, unless it replaces the last one', () => {
  const shown = open('/list');
  act(() => shown.current.change({ tab: 'open' }));
  act(() => shown.current.change({ tab: 'ended' }, { replace: true }));
  act(() => void shown.current.navigate(-1));
  expect(shown.current.address).toBe('/list');
});
