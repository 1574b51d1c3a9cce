import { isApiError } from '@gyg/contract/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeApi, type FakeHandlers, fakeApi, refusal } from '../testing/fake-api';
import { createApiClient } from './api-client';

const { upload, authenticate } = createApiClient();
authenticate({ token: async ({ refused }) => (refused === 'old' ? 'new' : 'old'), onRefused: () => undefined });

let api: FakeApi | undefined;
const respondingWith = (uploadProfileImage: NonNullable<FakeHandlers['uploadProfileImage']>) => {
  api?.restore();
  api = fakeApi({ uploadProfileImage });
  return api;
};
afterEach(() => {
  vi.restoreAllMocks();
  api?.restore();
});

const saved = { url: '/media/uploads/profile/a-512.webp' };
const image = new File(['picture'], 'me.png', { type: 'image/png' });
const sendPicture = (options = {}) => upload('uploadProfileImage', { body: { userId: 'elin' }, image }, options);
const thrownBy = async (work: Promise<unknown>) => {
  const thrown: unknown = await work.then(() => undefined).catch((error: unknown) => error);
  if (!isApiError(thrown)) throw new Error('expected an ApiError');
  return thrown;
};

describe('an upload', () => {
  test('sends the text fields before the picture, the picture with its name, and the token', async () => {
    const append = vi.spyOn(FormData.prototype, 'append');
    const { calls } = respondingWith(() => saved);
    expect(await sendPicture()).toEqual(saved);
    const parts = Object.entries(calls[0]?.body ?? {});
    expect(parts.map(([name]) => name)).toEqual(['userId', 'image']);
    // The test DOM loses the file name in the request, so check what was appended.
    expect(append).toHaveBeenLastCalledWith('image', image, 'me.png');
    expect(calls[0]?.token).toBe('old');
  });

  test('reports its progress', async () => {
    respondingWith(() => saved);
    const onProgress = vi.fn();
    await sendPicture({ onProgress });
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  test('renews an expired token once', async () => {
    const { calls } = respondingWith(({ token }) => (token === 'new' ? saved : refusal('session.invalid_token')));
    await sendPicture();
    expect(calls.map(({ token }) => token)).toEqual(['old', 'new']);
    respondingWith(() => refusal('session.invalid_token'));
    expect((await thrownBy(sendPicture())).code).toBe('session.invalid_token');
  });

  test('rejects with the code, status and request id of a refusal', async () => {
    respondingWith(() => refusal('image.too_small'));
    const thrown = await thrownBy(sendPicture());
    expect([thrown.code, thrown.status, thrown.requestId]).toEqual(['image.too_small', 400, 'fake-request']);
  });

  test('fails as offline without a network', async () => {
    respondingWith(() => {
      throw new TypeError('Failed to fetch');
    });
    expect((await thrownBy(sendPicture())).code).toBe('network.offline');
  });

  test('can be cancelled', async () => {
    // The fake API does not report an abort, so use the real XMLHttpRequest and never respond.
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
    vi.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function abort(this: XMLHttpRequest) {
      this.dispatchEvent(new ProgressEvent('abort'));
    });
    const cancel = new AbortController();
    const thrown = thrownBy(sendPicture({ signal: cancel.signal }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    cancel.abort();
    expect((await thrown).code).toBe('request.aborted');
  });
});
