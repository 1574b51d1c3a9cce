import { describe, expect, test } from 'vitest';
import { buildRemoteRow } from '../testing/build-remote-row';
import type { RemoteDeploy } from './history';
import type { RemoteRow } from './remote-row';
import { deployedAs, knownBuilds, type RemoteChoice, rolloutOf } from './rollout';

const build = (letter: string, more: Partial<RemoteRow> = {}) =>
  buildRemoteRow({ entry: `/remotes/booking/remoteEntry.${letter}.js`, version: '1.0.0', ...more });
const a = build('a');
const b = build('b', { version: '1.1.0' });
const c = build('c', { version: '1.2.0' });
const withCanary = (row: RemoteRow, canary: RemoteRow, share = 0.1): RemoteRow => ({
  ...row,
  canary: { ...canary, share },
});
const history: RemoteDeploy[] = [a, b].map((row, index) => ({
  deployedAt: `2027-05-0${index + 1}T10:00:00.000Z`,
  row,
}));
const choice = (row: RemoteRow, over: Partial<RemoteChoice>): RemoteChoice => ({
  entry: deployedAs(row),
  usedEntry: null,
  canaryEntry: null,
  canaryState: null,
  share: null,
  pausedFor: null,
  ...over,
});

test('without a decision, visitors get the deployed row and its canary', () => {
  expect(rolloutOf(b, undefined, history)).toEqual({ current: b, canary: null });
  expect(rolloutOf(withCanary(b, c), undefined, history)).toEqual({
    current: b,
    canary: { build: c, share: 0.1, state: 'running', pausedFor: null },
  });
});

describe('a decision about the canary', () => {
  const row = withCanary(b, c);
  const decided = (over: Partial<RemoteChoice>) =>
    rolloutOf(row, choice(row, { canaryEntry: c.entry, ...over }), history);

  test('changes its share', () => {
    expect(decided({ canaryState: 'running', share: 40 }).canary?.share).toBe(0.4);
  });

  test('pauses it: every visitor gets the current build', () => {
    const { current, canary } = decided({ canaryState: 'paused', share: 40, pausedFor: 'failures' });
    expect(current).toEqual(b);
    expect(canary).toMatchObject({ share: 0, state: 'paused', pausedFor: 'failures' });
  });

  test('promotes it, or ends it', () => {
    expect(decided({ canaryState: 'promoted' })).toEqual({ current: c, canary: null });
    expect(decided({ canaryState: 'ended' })).toEqual({ current: b, canary: null });
  });

  test('ends when another canary is deployed', () => {
    const paused = choice(row, { canaryEntry: c.entry, canaryState: 'paused' });
    const next = withCanary(b, build('d'));
    expect(rolloutOf(next, paused, history).canary).toMatchObject({ share: 0.1, state: 'running' });
  });

  test('starts one from a build that was deployed before', () => {
    const running = choice(b, { canaryEntry: a.entry, canaryState: 'running', share: 5 });
    expect(rolloutOf(b, running, history).canary).toMatchObject({ build: a, share: 0.05 });
  });
});

describe('an earlier build that was chosen', () => {
  const back = choice(b, { usedEntry: a.entry });

  test('is the current one', () => {
    expect(rolloutOf(b, back, history)).toEqual({ current: a, canary: null });
  });

  test('stays when a canary is deployed beside the build that it replaces', () => {
    expect(rolloutOf(withCanary(b, c), back, history)).toMatchObject({ current: a, canary: { build: c } });
  });

  test('ends with the next deploy', () => {
    expect(rolloutOf(c, back, history).current).toEqual(c);
  });

  test('does not apply if its files are no longer known', () => {
    expect(rolloutOf(b, back, []).current).toEqual(b);
  });
});

test('the known builds are the deployed ones and those of the history, each once', () => {
  expect(knownBuilds(withCanary(b, c), history).map(({ entry }) => entry)).toEqual([b.entry, c.entry, a.entry]);
});
