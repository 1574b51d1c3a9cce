import type { OperationName } from '@gyg/contract';
import recorded from './examples.json';

/** An exchange with a real server: what was sent, and what it answered by status. */
export interface RecordedOperation {
  /** The body of the call that succeeded. */
  request?: unknown;
  /** The body of each answer; null where it has none or is no JSON. */
  answers: Readonly<Record<string, unknown>>;
}

const examples: Readonly<Record<string, RecordedOperation>> = recorded;

/**
 * The recorded answers of an operation (`npm run examples -w @gyg/api` records them again; a test fails where the server no
 * longer answers so).
 */
export function exampleOf(name: OperationName): RecordedOperation {
  return examples[name] ?? { answers: {} };
}
