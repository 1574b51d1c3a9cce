/** A token that is not accepted: forged, expired, for another audience, or issued before a logout everywhere. */
export class TokenRefused extends Error {
  readonly code = 'token_refused';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'TokenRefused';
  }
}
