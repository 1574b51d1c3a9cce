/** A token that is not good here: forged, expired, for somebody else, or from before a sign-out everywhere. */
export class TokenRefused extends Error {
  readonly code = 'token_refused';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'TokenRefused';
  }
}
