import { type FakeApi, fakeApi } from '@gyg/platform/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '../../../testing/admin-screen';
import { buildContribution, reportAnswer } from '../../../testing/reports';
import { usePrintAll } from './use-print-all';

let api: FakeApi;
let respond = () => {};
const print = vi.fn();

beforeEach(async () => {
  await startTexts('en');
  vi.stubGlobal('print', print.mockReset());
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  api = fakeApi({
    reportGiven: async ({ body }) => {
      await asked;
      return reportAnswer([buildContribution()], body);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  api.restore();
});

const year = {
  kind: 'given',
  organizationId: 'org-kust',
  period: { name: 'year', from: '2027-01-01', to: '2027-06-10' },
} as const;
const all = { ...year, period: { name: 'all', from: undefined, to: undefined } } as const;
const open = () =>
  renderHook<ReturnType<typeof usePrintAll>, { input: typeof year | typeof all }>(({ input }) => usePrintAll(input), {
    initialProps: { input: year },
  });

test('the rows of one period are not printed for another', async () => {
  const { result, rerender } = open();
  act(() => void result.current.print());
  respond();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(result.current.all).toHaveLength(1);
  rerender({ input: all });
  expect(result.current.all).toBeUndefined();
  rerender({ input: year });
  expect(print).toHaveBeenCalledTimes(1);
});

test('choosing another period while the rows load cancels it', async () => {
  const { result, rerender } = open();
  act(() => void result.current.print());
  rerender({ input: all });
  respond();
  await waitFor(() => expect(result.current.progress).toBeUndefined());
  expect(result.current.all).toBeUndefined();
  expect(print).not.toHaveBeenCalled();
});
