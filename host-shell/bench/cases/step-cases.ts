import { type Case, earlyDay, manyAtOnce } from './case';
import type { Facts } from './facts';

const usual = { group: 'steps', expected: 200, atOnce: manyAtOnce } as const;
const health = '/api/health/live';
/** Another day after all gygs for each number. */
const lateDay = (index: number) => new Date(Date.UTC(2200, 0, 1 + (index % 18_000))).toISOString().slice(0, 10);

/**
 * Calls that differ by one step each, so that the difference of two is what that step costs. Compare them with `node
 * alone`, which is the floor's server with nothing to do.
 */
export const stepCases = (facts: Facts): Case[] => [
  { ...usual, name: 'a call', call: () => ({ path: health }) },
  {
    ...usual,
    name: 'token',
    call(index) {
      const { token } = facts.people[index % facts.people.length] ?? facts.people[0];
      return { path: health, headers: { authorization: `Bearer ${token}` } };
    },
  },
  {
    ...usual,
    name: 'JSON body, list of none',
    call: (index) => ({
      path: '/api/gygs/search',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: lateDay(index) }),
    }),
  },
  {
    ...usual,
    name: 'query refused',
    expected: 400,
    call: () => ({ path: '/api/gygs/search?page=first' }),
  },
  { ...usual, name: 'stored answer', call: () => ({ path: '/api/gygs/search?pageSize=1' }) },
  {
    ...usual,
    name: 'list of none',
    call: (index) => ({ path: `/api/gygs/search?from=${lateDay(index)}` }),
  },
  {
    ...usual,
    name: 'list of one',
    call: (index) => ({ path: `/api/gygs/search?pageSize=1&from=${earlyDay(index)}` }),
  },
  { ...usual, name: 'list of 20', call: (index) => ({ path: `/api/gygs/search?from=${earlyDay(index)}` }) },
];

/** The floor's server without a row. */
export const nodeAlone: Case = { ...usual, name: 'node alone', expected: 404, call: () => ({ path: '/nothing' }) };
