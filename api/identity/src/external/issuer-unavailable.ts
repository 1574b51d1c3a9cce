/** The other issuer cannot be asked now, and what is remembered of it does not decide. Says nothing about a token. */
export class IssuerUnavailable extends Error {
  readonly code = 'issuer_unavailable';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'IssuerUnavailable';
  }
}
