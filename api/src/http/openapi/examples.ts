import type { OperationName } from '@gyg/contract';
import recorded from './examples.json';

/** An exchange with a real server: the request, and the responses by status. */
export interface RecordedOperation {
  /** The body of the call that succeeded. */
  request?: unknown;
  /** The body of each response; null where it has none or is not JSON. */
  answers: Readonly<Record<string, unknown>>;
}

const examples: Readonly<Record<string, RecordedOperation>> = recorded;

/**
 * The recorded responses of an operation (`npm run examples -w @gyg/api` records them again; a test fails where the
 * server's responses differ).
 */
export function exampleOf(name: OperationName): RecordedOperation {
  return examples[name] ?? { answers: {} };
}
