import type { OperationName } from '@gyg/contract';
import type { ActorName, Outcome } from './actors';

export interface Judged {
  operation: OperationName;
  actor: ActorName;
  expected: Outcome;
  got: number;
  /** What was answered, as text. */
  answer: string;
}

/** What is wrong with an answer, in a line; undefined where it matches the matrix. */
export function judgeOutcome({ operation, actor, expected, got, answer }: Judged): string | undefined {
  const right = expected === 'ok' ? got >= 200 && got < 300 : got === expected;
  return right ? undefined : `${operation} as ${actor}: expected ${expected}, got ${got}: ${answer.slice(0, 600)}`;
}

/** The line for a refused call that wrote all the same. */
export function judgeChanges(operation: OperationName, actor: string, tables: readonly string[]): string | undefined {
  return tables.length === 0
    ? undefined
    : `${operation} as ${actor}: changed ${tables.join(', ')}, but may change nothing`;
}
