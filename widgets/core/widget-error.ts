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
