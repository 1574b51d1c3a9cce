const frames = (stack = '') => stack.split('\n').filter((line) => line.startsWith('    at '));

const textAt = (failure: Error, name: string): string | undefined => {
  const value: unknown = Object.entries(failure).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
};

/**
 * An error for the log. Messages of the database contain values that people sent (addresses, texts), so only the
 * statement with its placeholders and the error's code are logged.
 */
export function serializeError(failure: unknown): Record<string, unknown> {
  if (!(failure instanceof Error)) return { type: typeof failure };
  const statement = textAt(failure, 'query');
  const code = textAt(failure, 'code');
  const constraint = textAt(failure, 'constraint');
  const fromDatabase =
    statement !== undefined || constraint !== undefined || /^(SQLITE_|[0-9A-Z]{5}$)/.test(code ?? '');
  return {
    type: failure.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(statement === undefined ? {} : { statement }),
    ...(fromDatabase ? {} : { message: failure.message }),
    stack: frames(failure.stack).join('\n'),
    ...(failure.cause === undefined ? {} : { cause: serializeError(failure.cause) }),
  };
}
