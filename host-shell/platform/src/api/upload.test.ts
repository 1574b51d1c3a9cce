import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './api-client';
import { isApiError } from './api-error';

const { upload, authenticate } = createApiClient();
authenticate({ token: async ({ refused }) => (refused === 'old' ? 'new' : 'old'), onRefused: () => undefined });

/** What one request sent, and what it is answered: a status of 0 is a network that is away. */
interface Sent {
  method: string;
  url: string;
  token: string | undefined;
  form: FormData;
}
const sent: Sent[] = [];
let answers: { status: number; body: unknown }[] = [];

/** Stands in for the browser's request: no network, the same order of events. */
class StandInRequest {
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  #about = { method: '', url: '', token: undefined as string | undefined };
  open(method: string, url: URL) {
    this.#about = { ...this.#about, method, url: String(url) };
  }
  setRequestHeader(_name: string, value: string) {
    this.#about.token = value;
  }
  getResponseHeader = (name: string) => (name === 'x-request-id' ? 'r-1' : null);
  abort() {
    this.onabort?.();
  }
  send(form: FormData) {
    sent.push({ ...this.#about, form });
    const answer = answers.shift();
    // Without an answer it hangs, until somebody gives up.
    if (answer === undefined) return;
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    this.status = answer.status;
    this.responseText = answer.body === undefined ? '' : JSON.stringify(answer.body);
    queueMicrotask(() => (answer.status === 0 ? this.onerror?.() : this.onload?.()));
  }
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', StandInRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const image = new File(['picture'], 'me.png', { type: 'image/png' });
const sendPicture = (options = {}) => upload('uploadProfileImage', { body: { userId: 'elin' }, image }, options);
const thrownBy = async (work: Promise<unknown>) => {
  const thrown: unknown = await work.then(() => undefined).catch((error: unknown) => error);
  if (!isApiError(thrown)) throw new Error('expected an ApiError');
  return thrown;
};

describe('an upload', () => {
  test('sends the picture with its name, the texts before it, and the token', async () => {
    answers = [{ status: 200, body: { url: '/media/uploads/profile/a-512.webp' } }];
    expect(await sendPicture()).toEqual({ url: '/media/uploads/profile/a-512.webp' });
    const [request] = sent;
    expect(request).toMatchObject({ method: 'POST', token: 'Bearer old' });
    expect(request?.url).toMatch(/\/api\/images\/profile$/);
    expect([...(request?.form.keys() ?? [])]).toEqual(['userId', 'image']);
    expect(request?.form.get('image')).toMatchObject({ name: 'me.png', type: 'image/png' });
  });

  test('says how much has left', async () => {
    answers = [{ status: 200, body: { url: '/a' } }];
    const onProgress = vi.fn();
    await sendPicture({ onProgress });
    expect(onProgress).toHaveBeenCalledWith(0.25);
  });

  test('renews a token that has just run out, once', async () => {
    const refused = { status: 401, body: { code: 'session.invalid_token' } };
    answers = [refused, { status: 200, body: { url: '/a' } }];
    await sendPicture();
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
    answers = [refused, refused];
    expect((await thrownBy(sendPicture())).code).toBe('session.invalid_token');
  });

  test('a refusal comes with its code, and says which request it was', async () => {
    answers = [{ status: 400, body: { code: 'image.too_small', message: 'Too small' } }];
    const thrown = await thrownBy(sendPicture());
    expect([thrown.code, thrown.status, thrown.requestId]).toEqual(['image.too_small', 400, 'r-1']);
  });

  test('without a network it says so', async () => {
    answers = [{ status: 0, body: undefined }];
    expect((await thrownBy(sendPicture())).code).toBe('network.offline');
  });

  test('can be given up', async () => {
    answers = [];
    const giveUp = new AbortController();
    const thrown = thrownBy(sendPicture({ signal: giveUp.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    giveUp.abort();
    expect((await thrown).code).toBe('request.aborted');
  });
});
