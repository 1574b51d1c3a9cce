import type { JWTPayload } from 'jose';
import type { Asked, OtherPerson } from './issuer-state';

/** How the issuer behaves; all of it may be changed while it runs. */
export interface OtherIssuerOptions {
  clientId: string;
  /** Exactly these ways back are known. */
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  /** Seconds an access token lives. */
  accessTokenSeconds: number;
  /** Whether sign-ins can be renewed without the person. */
  refreshTokens: boolean;
  /** Whether it has a page for signing out. */
  endSession: boolean;
  /** Whether its metadata lists `prompt=create`. */
  newAccounts: boolean;
  /** Audience of access tokens, unless the request names one (`audience`). */
  audience: string | undefined;
  /** Further claims of its access tokens. */
  accessClaims: (person: OtherPerson, asked: Asked) => JWTPayload;
  /** Further claims of its ID tokens. */
  idClaims: (person: OtherPerson) => JWTPayload;
}

export const defaultOptions: OtherIssuerOptions = {
  clientId: 'gyg-at-other',
  redirectUris: [],
  postLogoutRedirectUris: [],
  accessTokenSeconds: 300,
  refreshTokens: true,
  endSession: true,
  newAccounts: true,
  audience: 'gyg-api',
  accessClaims: ({ groups }) => ({ groups }),
  idClaims: ({ email, name }) => ({ email, email_verified: true, name }),
};
