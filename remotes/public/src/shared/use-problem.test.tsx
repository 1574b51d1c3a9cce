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

test('the time to wait follows the language', async () => {
  const { result } = renderHook(useProblem);
  act(() => result.current.tooOften({ ok: false, outcome: 'LimitExceededException', detail: '', retryAfter: 90 }));
  expect(result.current.problem?.text).toMatch(/2 minutes/);
  await inSwedish();
  expect(result.current.problem?.text).toMatch(/2 minuter/);
});
