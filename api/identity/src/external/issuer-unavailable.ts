/** The issuer cannot be reached, and cached data is not enough to decide. The token may be valid or not. */
export class IssuerUnavailable extends Error {
  readonly code = 'issuer_unavailable';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'IssuerUnavailable';
  }
}
