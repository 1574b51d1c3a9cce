import { type Problem, problemSchema } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../testing';

const api = await createTestApi();
afterAll(() => api.close());

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const unknownFields = (count: number) => Object.fromEntries(times(count, (index) => [`k${index}`, 0]));
const search = (body: string) =>
  fetch(`${api.url}/gygs/search`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

async function refusedShortly(answer: Response): Promise<Problem> {
  const text = await answer.text();
  expect(answer.status).toBe(400);
  expect(text.length).toBeLessThan(5_000);
  const problem = problemSchema.parse(JSON.parse(text));
  const errors = problem.errors ?? [];
  expect(errors.length).toBeLessThanOrEqual(20);
  for (const error of errors) expect(JSON.stringify(error).length).toBeLessThan(200);
  return problem;
}

describe('the answer to hostile input is short', () => {
  test.each([
    ['4,000 unknown fields', JSON.stringify(unknownFields(4_000))],
    ['20,000 unknown fields', JSON.stringify(unknownFields(20_000))],
    ['a field name of 200,000 characters', JSON.stringify({ ['k'.repeat(200_000)]: 0 })],
    ['a field name that grows when escaped', JSON.stringify({ ['\u0001"'.repeat(5_000)]: 0 })],
    ['a list of 5,000 wrong items', JSON.stringify({ goals: times(5_000, () => 99) })],
    ['a list of 80,000 wrong items', JSON.stringify({ goals: times(80_000, () => 99) })],
    ['5,000 texts that cannot be stored', JSON.stringify({ ids: times(5_000, () => '\0') })],
    ['a list 100,000 deep', `{"keyword":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('%s', async (_what, body) => {
    await refusedShortly(await search(body));
  });

  test('a query of 2,000 fields, even on a call that takes none', async () => {
    const query = times(2_000, (index) => `k${index}`).join('&');
    await refusedShortly(await fetch(`${api.url}/health/live?${query}`));
    await refusedShortly(await fetch(`${api.url}/gygs/search?${query}`));
  });

  test('50 simultaneous calls', async () => {
    const body = JSON.stringify(unknownFields(4_000));
    const problems = await Promise.all(times(50, async () => refusedShortly(await search(body))));
    expect(problems.map(({ errors }) => errors?.length)).toEqual(times(50, () => 20));
  });
});

test('a wrong field is listed with its path and a reason', async () => {
  const { errors } = await refusedShortly(await search(JSON.stringify({ wings: 2 })));
  expect(errors).toEqual([{ path: 'wings', code: 'unrecognized_keys', message: 'Unrecognized key: "wings"' }]);
});
