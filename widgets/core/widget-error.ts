/**
 * Why an element has nothing to show. `code` is a key of the API's error catalogue (`org.missing`), or `network`,
 * `timeout`, `answer.unreadable`, `option.missing`.
 */
export class WidgetError extends Error {
  override readonly name = 'WidgetError';
  readonly code: string;
  readonly status: number;
  readonly retryIn: number | null;

  /** `status` is the HTTP status, or 0 if there was no response; `retryIn` is in seconds. */
  constructor(code: string, status = 0, retryIn: number | null = null) {
    super(code);
    this.code = code;
    this.status = status;
    this.retryIn = retryIn;
  }
}

/** Whether what was asked for does not exist any more, or not for this visitor. */
export const isGone = (cause: unknown): boolean =>
  cause instanceof WidgetError && [403, 404, 410].includes(cause.status);

/** The error of a refusal (RFC 9457). `body` is that of the response. */
export function errorIn({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): WidgetError {
  const code: unknown = Object(body).code;
  const wait = Number.parseFloat(headers.get('Retry-After') ?? '');
  return new WidgetError(
    typeof code === 'string' && code ? code : 'server.unexpected',
    status,
    wait >= 0 ? wait : null,
  );
}
