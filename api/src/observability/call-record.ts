import { randomUUID } from 'node:crypto';

/** The fields of a call in logs and metrics: fixed names, and at most the user's or the key's id. */
export interface CallRecord {
  requestId: string;
  /** The operation's name; `unknown` for other paths. Never the path: callers choose it. */
  operation: string;
  userId?: string;
  keyId?: string;
}

const acceptable = /^[\w-]{8,64}$/;

/** The record of a new call. Its id is the one from its caller or proxy when that is plain text, else a new one. */
export function newRecord(givenId?: string): CallRecord {
  const requestId = givenId !== undefined && acceptable.test(givenId) ? givenId : randomUUID();
  return { requestId, operation: 'unknown' };
}

const records = new WeakMap<object, CallRecord>();

/** Keeps the record of a call with its response. */
export function keepRecord(response: object, record: CallRecord): void {
  records.set(response, record);
}

/** The record of the current call, by its response. */
export function recordOf(response: object): CallRecord {
  const record = records.get(response);
  if (record === undefined) throw new Error('The call was not opened');
  return record;
}
