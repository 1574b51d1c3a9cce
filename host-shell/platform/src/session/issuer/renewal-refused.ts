/** The identity service no longer accepts the refresh token: the user must log in again. */
export class RenewalRefused extends Error {
  override readonly name = 'RenewalRefused';
}
