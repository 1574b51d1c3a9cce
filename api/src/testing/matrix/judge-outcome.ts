import type { OperationName } from '@gyg/contract';
import type { Outcome } from './actors';

export interface Judged {
  operation: OperationName;
  /** The caller's name. */
  actor: string;
  expected: Outcome;
  got: number;
  /** The answer as text. */
  answer: string;
}

/** The difference between an answer and the matrix, in a line; undefined where they match. */
export function judgeOutcome({ operation, actor, expected, got, answer }: Judged): string | undefined {
  const right = expected === 'ok' ? got >= 200 && got < 300 : got === expected;
  return right ? undefined : `${operation} as ${actor}: expected ${expected}, got ${got}: ${answer.slice(0, 600)}`;
}

/** The line for a refused call that wrote something. */
export function judgeChanges(operation: OperationName, actor: string, tables: readonly string[]): string | undefined {
  return tables.length === 0
    ? undefined
    : `${operation} as ${actor}: changed ${tables.join(', ')}, but may change nothing`;
}
