import { serializeError } from '../observability/serialize-error';

const longest = 200;

/** Why a job failed, for super users: without values of the database, which may be personal. */
export function reasonOf(thrown: unknown): string {
  const { type, code, constraint, message } = serializeError(thrown);
  return [type, code, constraint, message]
    .filter((part): part is string => typeof part === 'string')
    .join(' ')
    .slice(0, longest);
}
