import { ApiError } from '@gyg/contract/client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../page/page';
import type { Session } from '../session/session-state';
import { setTestSession, startTestTexts } from '../testing';
import { useToasts } from '../toasts/toasts';
import { useHeldAnswers } from './use-held-answers';

const send = vi.fn(
  async (_key: string, _result: string, _options: { leaving: boolean }): Promise<unknown> => undefined,
);
const onSettled = vi.fn(async () => undefined);
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const britta = { userId: 'user-britta', loginRole: 'ADMIN', organizationId: 'org-kust' } as const;

beforeEach(async () => {
  setTestSession(britta);
  await startTestTexts('en', []);
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  send.mockReset();
});

const open = () => renderHook(() => useHeldAnswers({ send, onSettled }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('an answer is sent after ten seconds, not before, and shown until then', async () => {
  const { result } = open();
  act(() => result.current.give(['one'], 'accept'));
  await pass(9_999);
  expect([send.mock.calls, result.current.answers.get('one')]).toEqual([[], { result: 'accept', sending: false }]);
  await pass(1);
  expect(send.mock.calls).toEqual([['one', 'accept', { leaving: false }]]);
  expect([onSettled.mock.calls, result.current.answers.size]).toEqual([[['one']], 0]);
});

test('an answer that is taken back is never sent; another answer replaces the first, with ten seconds of its own', async () => {
  const { result } = open();
  act(() => result.current.give(['one', 'two'], 'accept'));
  await pass(5_000);
  act(() => result.current.undo(['one']));
  act(() => result.current.give(['two'], 'decline'));
  await pass(9_999);
  expect(send.mock.calls).toEqual([]);
  await pass(10_000);
  expect(send.mock.calls).toEqual([['two', 'decline', { leaving: false }]]);
});

test('leaving the screen and hiding the page send at once, each answer once', async () => {
  const { result, unmount } = open();
  act(() => result.current.give(['one'], 'accept'));
  act(() => hide('hidden'));
  act(() => result.current.give(['two'], 'accept'));
  unmount();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send.mock.calls).toEqual([
    ['one', 'accept', { leaving: true }],
    ['two', 'accept', { leaving: false }],
  ]);
});

test('a failure is shown, and the answer can be given again', async () => {
  send.mockRejectedValueOnce(new ApiError('booking.already_answered', 409, 'answered'));
  const { result } = open();
  act(() => result.current.give(['one'], 'accept'));
  await pass(10_000);
  expect(useToasts.getState().toasts.map(({ tone }) => tone)).toEqual(['error']);
  expect(result.current.answers.size).toBe(0);
  act(() => result.current.give(['one'], 'accept'));
  await pass(10_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each<[string, Partial<Session>]>([
  ['another user logs in', { ...britta, userId: 'user-elin' }],
  ['the user acts for another organisation', { ...britta, organizationId: 'org-fix' }],
  ['the session ends', {}],
])('when %s, an answer is dropped, and an answer given after that is sent', async (_what, next) => {
  const { result, unmount } = open();
  act(() => result.current.give(['one'], 'accept'));
  act(() => setTestSession(next));
  expect(result.current.answers.size).toBe(0);
  act(() => result.current.give(['two'], 'accept'));
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send.mock.calls.map(([key]) => key)).toEqual(['two']);
});

test('nothing is sent for another user, even if the screen goes with the session', async () => {
  const { result, unmount } = open();
  act(() => result.current.give(['one'], 'accept'));
  session.store.setState({ userId: 'user-elin' });
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send.mock.calls).toEqual([]);
});

test('before the user switches the organisation, answers are sent with the old one', async () => {
  let actedFor: string | undefined;
  send.mockImplementation(async () => {
    actedFor = session.store.getState().organizationId;
  });
  const { result } = open();
  act(() => result.current.give(['one'], 'accept'));
  act(() => session.switchToUser());
  await pass(0);
  expect([actedFor, session.store.getState().organizationId]).toEqual(['org-kust', '']);
});
