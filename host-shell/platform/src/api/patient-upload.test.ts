import { buildStory } from '@gyg/contract/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeApi, type FakeHandlers, fakeApi, refusal } from '../testing/fake-api';
import { createApiClient } from './api-client';
import { createPatientUpload, type UploadState } from './patient-upload';

const { upload, authenticate } = createApiClient();
authenticate({ token: async ({ refused }) => (refused === 'old' ? 'new' : 'old'), onRefused: () => undefined });

const story = { story: buildStory() };
const image = new File(['picture'], 'sacks.jpg', { type: 'image/jpeg' });
const input = { params: { gygId: 'gyg-shore' }, body: { caption: 'Eleven sacks' }, image };

let api: FakeApi | undefined;
let states: UploadState[] = [];
function start(createStory: NonNullable<FakeHandlers['createStory']>) {
  api = fakeApi({ createStory });
  states = [];
  const patient = createPatientUpload(upload, 'createStory', (state) => states.push(state));
  const keys = () => api?.calls.map(({ key }) => key) ?? [];
  const paused = () => vi.waitFor(() => expect(states.at(-1)).toEqual({ phase: 'paused' }));
  return { ...patient, keys, paused };
}
/** The first `count` responses are lost, the next one arrives. */
const afterLost = (count: number) => {
  let left = count;
  return () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return story;
  };
};
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  api?.restore();
});

describe('an upload', () => {
  test('has a key, reports its progress and returns the response', async () => {
    const { send, keys } = start(() => story);
    expect(await send(input)).toEqual(story);
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(states.map(({ phase }) => phase)).toContain('sending');
    expect(states.at(-1)).toEqual({ phase: 'idle' });
  });

  test('can be sent without its picture', async () => {
    const { send } = start(() => story);
    await send({ params: input.params, body: input.body });
    expect(api?.calls[0]?.body).toEqual({ caption: 'Eleven sacks' });
  });

  test('renews an expired token', async () => {
    vi.useRealTimers();
    const { send } = start(({ token }) => (token === 'new' ? story : refusal('session.invalid_token')));
    expect(await send(input)).toEqual(story);
  });

  test('that is refused fails with the reason and is not repeated', async () => {
    const { send, keys } = start(() => refusal('image.too_small'));
    expect(await send(input)).toBeUndefined();
    expect(states.at(-1)).toMatchObject({ phase: 'failed', error: { code: 'image.too_small' } });
    await send(input);
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('a lost connection', () => {
  test('pauses it, and it is sent again with the same key once online', async () => {
    const { send, paused, keys } = start(afterLost(1));
    const sending = send(input);
    await paused();
    dispatchEvent(new Event('online'));
    expect(await sending).toEqual(story);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('can be retried at once', async () => {
    const { send, paused, retry } = start(afterLost(1));
    const sending = send(input);
    await paused();
    retry();
    expect(await sending).toEqual(story);
  });

  test('is retried after some seconds, because the device may be online but the server down', async () => {
    const { send, paused, keys } = start(afterLost(2));
    const sending = send(input);
    await paused();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(keys()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(keys()).toHaveLength(2));
    await paused();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await sending).toEqual(story);
  });

  test('is not retried while the device is offline', async () => {
    const { send, paused, keys, cancel } = start(afterLost(9));
    const sending = send(input);
    await paused();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keys()).toHaveLength(1);
    cancel();
    expect(await sending).toBeUndefined();
  });

  test('a server that is down for a moment counts as one', async () => {
    let first = true;
    const { send, paused, retry } = start(() => {
      const result = first ? refusal('server.unavailable') : story;
      first = false;
      return result;
    });
    const sending = send(input);
    await paused();
    retry();
    expect(await sending).toEqual(story);
  });

  test('after stopping, the same content has the same key and other content another', async () => {
    const { send, paused, cancel, keys } = start(afterLost(2));
    for (let round = 0; round < 2; round += 1) {
      const sending = send({ ...input, body: { ...input.body } });
      await paused();
      cancel();
      expect(await sending).toBeUndefined();
      expect(states.at(-1)).toEqual({ phase: 'idle' });
    }
    await send({ ...input, body: { caption: 'Twelve sacks' } });
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
