import { createHash } from 'node:crypto';
import { type Database, type Reader, type Tx, withRetry } from '@gyg/database';
import type { ApiContext } from '../api-context';
import type { MediaStorage } from '../integrations/media/media-storage';
import { invalidRequest, problem } from '../problem';
import { type CallRequest, OperationResponse } from './call';
import { claimKey, findResponse, type KeyName, storeResponse } from './idempotency.repository';
import type { UploadedImage } from './uploads/temporary-file';

export interface CallTransaction {
  /** For the handler. Everything it writes with this context is part of the one transaction. */
  context: ApiContext;
  /** Runs `last` in the same transaction, commits, then runs the work that waits for the commit. */
  commit(last: (t: Tx) => Promise<void>): Promise<void>;
  /** Rolls everything back. Does nothing after a commit. */
  rollBack(): Promise<void>;
}

interface End {
  last: (t: Tx) => Promise<void>;
}

/** Resolves each call against the current handle, even where a handler stored `db.read`. */
function delegatingReader(read: Reader, current: () => Reader): Reader {
  return new Proxy(read, {
    get(_target, property) {
      const handle = current();
      const value: unknown = Reflect.get(handle, property);
      return typeof value === 'function' ? value.bind(handle) : value;
    },
  });
}

/**
 * One transaction for everything that a handler writes. It begins with the handler's first `tx`, so that slow work
 * before that (encoding a picture) blocks no writer; from then on reads see its rows, and it stays open until `commit`.
 * Files are removed and the mail worker is woken only after the commit; a rollback removes files stored by the call.
 */
export function openCallTransaction(context: ApiContext, first: (t: Tx) => Promise<void>): CallTransaction {
  const { db, media } = context;
  const added: string[] = [];
  const dropped: string[] = [];
  let kicked = false;
  let handle: Tx | undefined;
  let failure: { reason: unknown } | undefined;
  let begun: Promise<Tx> | undefined;
  let transaction: Promise<void> | undefined;
  let settle: { end(end: End): void; fail(reason: Error): void } | undefined;

  const ended = new Promise<End>((end, fail) => {
    settle = { end, fail };
  });
  ended.catch(() => undefined);

  function begin(): Promise<Tx> {
    begun ??= new Promise<Tx>((resolve, reject) => {
      transaction = db.tx(async (t) => {
        // The handler's statements cannot be repeated here: the caller runs the whole handler again instead.
        if (handle !== undefined) throw new Error('The transaction of a call was tried twice');
        await first(t);
        handle = t;
        resolve(t);
        const { last } = await ended;
        await last(t);
      });
      transaction.catch(reject);
    });
    return begun;
  }

  const joined: Database = {
    ...db,
    read: delegatingReader(db.read, () => handle ?? db.read),
    async tx(fn) {
      if (failure) throw failure.reason;
      try {
        return await fn(await begin());
      } catch (reason) {
        failure ??= { reason };
        throw reason;
      }
    },
  };
  const deferringMedia: MediaStorage = {
    find: (key) => media.find(key),
    facts: () => media.facts(),
    async put(key, file) {
      added.push(key);
      await media.put(key, file);
    },
    async drop(keys) {
      dropped.push(...keys);
    },
  };
  const removeFiles = (keys: readonly string[]) => media.drop(keys).catch(() => undefined);

  return {
    context: {
      ...context,
      db: joined,
      media: deferringMedia,
      kick: () => {
        kicked = true;
      },
    },
    async commit(last) {
      if (failure) throw failure.reason;
      await begin();
      settle?.end({ last });
      await transaction;
      added.length = 0;
      if (dropped.length > 0) await removeFiles(dropped);
      if (kicked) context.kick();
    },
    async rollBack() {
      settle?.fail(new Error('The call failed, and its transaction was rolled back'));
      await transaction?.catch(() => undefined);
      if (added.length > 0) await removeFiles(added.splice(0));
    },
  };
}

const lifetimeMs = 24 * 60 * 60 * 1000;
export const maximumKeyLength = 200;

interface KeyedCall {
  context: ApiContext;
  now: Date;
  body: unknown;
  upload?: UploadedImage | undefined;
}

type KeyedRequest = Pick<CallRequest, 'get' | 'originalUrl'>;

type Act = (context: ApiContext) => Promise<OperationResponse<unknown>>;

/** Runs a call; with a key, only once for that key. */
export type OncePerKey = (
  call: KeyedCall,
  caller: string,
  request: KeyedRequest,
  act: Act,
) => Promise<OperationResponse<unknown>>;

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

/** Returns the stored response to this key, if any. Throws 422 where the body is different. */
async function replay(context: ApiContext, name: KeyName, bodyHash: string, now: Date) {
  const stored = await findResponse(context.db.read, name, now);
  if (!stored) return undefined;
  if (stored.bodyHash !== bodyHash) throw problem('request.idempotency_mismatch');
  return new OperationResponse(stored.status, stored.body, true);
}

/**
 * Claims the key, runs the call and stores the response in one transaction: after a crash either all or none are stored.
 */
async function actOnce({ context, now }: KeyedCall, name: KeyName, bodyHash: string, act: Act) {
  const replayed = await replay(context, name, bodyHash, now);
  if (replayed) return replayed;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const transaction = openCallTransaction(context, async (t) => {
    const claimed = await claimKey(t, name, { bodyHash, now, expiresAt });
    if (!claimed) throw problem('server.unavailable', { headers: { 'Retry-After': '1' } });
  });
  try {
    const response = await act(transaction.context);
    await transaction.commit((t) => storeResponse(t, name, response.status, response.body));
    return response;
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
 * response again, another body is 422. An equal call that arrives while the first is running waits for its response: here
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
