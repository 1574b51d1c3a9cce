/** The issuer answers and is not the one, or not of the kind, that the settings name: no waiting mends that. */
export class WrongIssuer extends Error {
  readonly code = 'wrong_issuer';

  constructor(message: string) {
    super(message);
    this.name = 'WrongIssuer';
  }
}
