import { createHash } from 'node:crypto';
import { withRetry } from '@gyg/database';
import type { ApiContext } from '../api-context';
import { invalidRequest, problem } from '../problem/problem';
import { Answered } from './call';
import { openCallTransaction } from './call-transaction';
import type { CallRequest } from './exchange';
import { claimKey, findAnswer, type KeyName, storeAnswer } from './idempotency.repository';
import type { UploadedImage } from './uploaded-image';

const lifetimeMs = 24 * 60 * 60 * 1000;
export const maximumKeyLength = 200;

interface KeyedCall {
  context: ApiContext;
  now: Date;
  body: unknown;
  upload?: UploadedImage | undefined;
}

type KeyedRequest = Pick<CallRequest, 'get' | 'originalUrl'>;

type Act = (context: ApiContext) => Promise<Answered<unknown>>;

/** Runs a call; with a key, only once for that key. */
export type OncePerKey = (
  call: KeyedCall,
  caller: string,
  request: KeyedRequest,
  act: Act,
) => Promise<Answered<unknown>>;

/** The identity of a call: its fields and its picture. */
function hashOf({ body, upload }: KeyedCall): string {
  const hash = createHash('sha256').update(JSON.stringify(body) ?? '');
  if (upload) hash.update('\n').update(upload.sha256);
  return hash.digest('hex');
}

function readKey(request: KeyedRequest): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key !== undefined && (key.length === 0 || key.length > maximumKeyLength)) {
    throw invalidRequest([
      { path: 'Idempotency-Key', code: 'too_long', message: `1 to ${maximumKeyLength} characters` },
    ]);
  }
  return key;
}

/** Returns the stored answer to this key, if any. Throws 422 where the body is different. */
async function replay(context: ApiContext, name: KeyName, bodyHash: string, now: Date) {
  const stored = await findAnswer(context.db.read, name, now);
  if (!stored) return undefined;
  if (stored.bodyHash !== bodyHash) throw problem('request.idempotency_mismatch');
  return new Answered(stored.status, stored.answer, true);
}

/**
 * Claims the key, runs the call and stores the answer in one transaction: after a crash either all or none are stored.
 */
async function actOnce({ context, now }: KeyedCall, name: KeyName, bodyHash: string, act: Act) {
  const known = await replay(context, name, bodyHash, now);
  if (known) return known;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const transaction = openCallTransaction(context, async (t) => {
    const claimed = await claimKey(t, name, { bodyHash, now, expiresAt });
    if (!claimed) throw problem('server.unavailable', { headers: { 'Retry-After': '1' } });
  });
  try {
    const answer = await act(transaction.context);
    await transaction.commit((t) => storeAnswer(t, name, answer.status, answer.body));
    return answer;
  } catch (thrown) {
    await transaction.rollBack();
    // An equal call of another process may have been faster and caused the refusal.
    const first = await replay(context, name, bodyHash, now);
    if (first) return first;
    throw thrown;
  }
}

/**
 * Runs a creating POST once per `Idempotency-Key`, caller and path: the same key and body within 24 h returns the first
 * answer again, another body is 422. An equal call that arrives while the first is running waits for its answer: here
 * within this process, in the database for other processes.
 */
export function createOncePerKey(): OncePerKey {
  const atWork = new Map<string, Promise<unknown>>();

  return async (call, caller, request, act) => {
    const key = readKey(request);
    if (key === undefined) return act(call.context);
    const path = request.originalUrl.split('?')[0] ?? '';
    const name = { caller, path, key };
    const bodyHash = hashOf(call);
    const id = JSON.stringify(name);
    for (let first = atWork.get(id); first; first = atWork.get(id)) await first;
    const acting = withRetry(() => actOnce(call, name, bodyHash, act));
    const settled = acting.catch(() => undefined).finally(() => atWork.delete(id));
    atWork.set(id, settled);
    return acting;
  };
}
