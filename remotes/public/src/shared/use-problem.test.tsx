import { ApiError } from '@gyg/platform';
import { startTestTexts } from '@gyg/platform/testing';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import area from '../remote-entry';
import { useProblem } from './use-problem';

beforeEach(() => startTestTexts('en', [area]));
const inSwedish = () => act(() => startTestTexts('sv', [area]));

test('the text of a shown error follows the language', async () => {
  const { result } = renderHook(useProblem);
  await act(() =>
    result.current.attempt(() => {
      throw new ApiError('server.unavailable', 503, 'away');
    }),
  );
  const before = result.current.problem?.text;
  await inSwedish();
  expect(result.current.problem).toMatchObject({ code: 'server.unavailable', detail: 'away' });
  expect(result.current.problem?.text).not.toBe(before);
});

test.each([
  [59, 'in 1 minute.', 'om 1 minut.'],
  [541, 'in 10 minutes.', 'om 10 minuter.'],
  [undefined, 'Wait a while', 'Vänta'],
])('too many attempts: %s seconds to wait are shown in minutes, in the language', async (retryAfter, en, sv) => {
  const { result } = renderHook(useProblem);
  const over = retryAfter === undefined ? {} : { retryAfter };
  act(() => result.current.tooOften({ ok: false, outcome: 'LimitExceededException', detail: '', ...over }));
  expect(result.current.problem?.text).toContain(en);
  await inSwedish();
  expect(result.current.problem?.text).toContain(sv);
});
