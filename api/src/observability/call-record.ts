/** The fields of a call in logs and metrics: fixed names, and at most the user's or the key's id. */
export interface CallRecord {
  /** The operation's name; `unknown` for other paths. Never the path: callers choose it. */
  operation: string;
  userId?: string;
  keyId?: string;
}

const records = new WeakMap<object, CallRecord>();

/** The record of the current call, by its response. */
export function recordOf(response: object): CallRecord {
  const record = records.get(response) ?? { operation: 'unknown' };
  records.set(response, record);
  return record;
}
