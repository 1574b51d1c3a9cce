/**
 * Why an element has nothing to show. `code` is a key of the API's error catalogue (`org.missing`), or `network`,
 * `timeout`, `answer.unreadable`.
 */
export class WidgetError extends Error {
  override readonly name = 'WidgetError';
  readonly code: string;
  readonly status: number;

  /** `status` is the HTTP status, or 0 if there was no response. */
  constructor(code: string, status = 0) {
    super(code);
    this.code = code;
    this.status = status;
  }
}
