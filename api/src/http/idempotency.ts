import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { ApiContext } from '../api-context';
import { Answered } from './call';
import { claimKey, findKey, keepAnswer, releaseKey } from './idempotency.repository';
import { invalidRequest, problem } from './problem';
import type { UploadedImage } from './uploaded-image';

const lifetimeMs = 24 * 60 * 60 * 1000;
export const longestKey = 200;

interface KeyedCall {
  context: ApiContext;
  now: Date;
  body: unknown;
  upload?: UploadedImage | undefined;
}

/** What makes two calls the same: their fields, and the bytes of their picture. */
function hashOf({ body, upload }: KeyedCall): string {
  const hash = createHash('sha256').update(JSON.stringify(body) ?? '');
  if (upload) hash.update('\n').update(upload.bytes);
  return hash.digest('hex');
}

/**
 * Does a creating POST once per `Idempotency-Key`, caller and path: the same key and body within 24 h give the first
 * answer again, another body is 422 (api.md, Idempotency); an answer given again says so. Without the header it is simply done.
 */
export async function idempotent(
  call: KeyedCall,
  caller: string,
  request: Request,
  act: () => Promise<Answered<unknown>>,
): Promise<Answered<unknown>> {
  const key = request.get('Idempotency-Key');
  if (key === undefined) return act();
  if (key.length === 0 || key.length > longestKey) {
    throw invalidRequest([{ path: 'Idempotency-Key', code: 'too_long', message: `1 to ${longestKey} characters` }]);
  }
  const { db } = call.context;
  const path = request.originalUrl.split('?')[0] ?? '';
  const bodyHash = hashOf(call);
  const name = { caller, path, key };
  const claimed = await db.tx((t) => claimKey(t, name, bodyHash, call.now, new Date(call.now.getTime() + lifetimeMs)));
  if (!claimed) {
    const first = await findKey(db.read, name);
    if (first && first.bodyHash !== bodyHash) throw problem('request.idempotency_mismatch');
    if (!first || first.status === null) throw problem('server.unavailable', { headers: { 'Retry-After': '1' } });
    return new Answered(first.status, first.answer, true);
  }
  try {
    const answer = await act();
    await db.tx((t) => keepAnswer(t, name, answer.status, answer.body));
    return answer;
  } catch (thrown) {
    await db.tx((t) => releaseKey(t, name));
    throw thrown;
  }
}
