import type { z } from 'zod';
import type { ErrorCode } from './errors';
import type { OperationName } from './routes';

/** Who may call, as api.md names it; the policies in the API decide, this says it to readers. */
export type Who =
  | 'any'
  | 'user'
  | 'self'
  | 'super'
  | 'host(g)'
  | 'admin(o)'
  | 'self, host(g)'
  | 'admin(o), self'
  | 'admin(o), host(g)';

/** One call: what it takes, who may make it, what it answers and how it can fail. */
export interface OperationDefinition {
  readonly summary: string;
  readonly tag: string;
  readonly who: Who;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Status of success to the schema of its body; `null` is an empty answer (204). */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  readonly errors: readonly ErrorCode[];
}

/** Keeps the literal types of a group of operations, so that clients and handlers can be typed by name. */
export function defineOperations<const Group extends Partial<Record<OperationName, OperationDefinition>>>(
  group: Group,
): Group {
  return group;
}
