/** The issuer responds but does not match the settings: retrying cannot help. */
export class WrongIssuer extends Error {
  readonly code = 'wrong_issuer';

  constructor(message: string) {
    super(message);
    this.name = 'WrongIssuer';
  }
}
