import { isApiError } from '@gyg/platform';
import type { z } from 'zod';

/** Whether the same request may succeed later: no connection, a lost session, too many requests, a server in trouble. */
export function canRetry(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status } = error;
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

/** The fields that an error names, by the first part of their paths. */
export function fieldsNamedBy(error: unknown): string[] {
  if (!isApiError(error)) return [];
  return (error.fields ?? []).map(({ path }) => path.split('.')[0] ?? '');
}

/** The fields whose values a schema does not accept. */
export function invalidFields(schema: z.ZodType, values: object): ReadonlySet<string> {
  const { error } = schema.safeParse(values);
  return new Set(error?.issues.map(({ path: [field] }) => String(field)));
}
