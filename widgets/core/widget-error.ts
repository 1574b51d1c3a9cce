/**
 * Why an element has nothing to show. `code` is a key of the API's error catalogue (`org.missing`), or `network`,
 * `timeout`, `answer.unreadable`.
 */
export class WidgetError extends Error {
  override readonly name = 'WidgetError';
  readonly code: string;
  readonly status: number;

  /** `status` is the answer's HTTP status, 0 where none came. */
  constructor(code: string, status = 0) {
    super(code);
    this.code = code;
    this.status = status;
  }
}
