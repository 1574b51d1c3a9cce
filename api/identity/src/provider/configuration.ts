import { partnerScopes } from '@gyg/contract/enums';
import type { Database } from '@gyg/database';
import type { Configuration } from 'oidc-provider';
import { createPayloadAdapter } from '../adapter/payload-adapter';
import type { IdentityKeys } from '../keys/identity-keys';
import { createClientAdapter } from '../partners/partner-client';
import { partnerParameters } from '../partners/partner-request';
import { apiResource, resourceScope } from './api-resource';
import { claimsConfiguration } from './claims';
import { createErrorPage } from './error-page';
import { grantsOf } from './grants';
import { signInPolicy } from './sign-in-policy';
import { signOutPages } from './sign-out';
import { createUnregisteredPage } from './unregistered-page';
import { webClient, webClientId } from './web-client';

export interface ProviderOptions {
  db: Database;
  keys: IdentityKeys;
  issuer: string;
  webOrigin: string;
  audience: string;
  accessTokenTtlSeconds: number;
  now: () => number;
}

const day = 24 * 60 * 60;

/** The path that an issuer is mounted at, without a trailing slash. */
export const basePath = (issuer: string) => new URL(issuer).pathname.replace(/\/$/, '');

/** The configuration of the OpenID provider: code + PKCE only, rotated refresh tokens that end with the session. */
export function providerConfiguration(options: ProviderOptions): Configuration {
  const { db, keys, webOrigin, audience, now } = options;
  const base = basePath(options.issuer);
  const payloads = createPayloadAdapter(db, now);
  const clients = createClientAdapter(db, webOrigin);
  const errorPage = createErrorPage(base, webOrigin);
  const unregisteredPage = createUnregisteredPage(base, webOrigin);

  return {
    adapter: (model) => (model === 'Client' ? clients : payloads(model)),
    jwks: { keys: [...keys.signing] },
    clients: [webClient(webOrigin)],
    cookies: {
      keys: [...keys.cookieSecrets],
      long: { sameSite: 'lax', httpOnly: true, path: base || '/' },
      short: { sameSite: 'lax', httpOnly: true },
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: ['openid', resourceScope, ...partnerScopes],
    // Of partners' windows: the form to start with, and what the visitor was doing (`partner-request.ts`).
    extraParams: [...partnerParameters],
    ...claimsConfiguration(db, now),
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      // Access tokens are not stored, so only refresh tokens can be revoked.
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: signOutPages(base, webOrigin),
      resourceIndicators: apiResource(audience, keys.signing[0].kid, options.accessTokenTtlSeconds),
    },
    // Without the offline scope a refresh token lives as long as the session: logging out ends it.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    loadExistingGrant: grantsOf(db, audience),
    // A partner's client exists only for its own pages (`createClientAdapter`).
    clientBasedCORS: (_ctx, origin, client) => client.clientId !== webClientId || origin === webOrigin,
    // The interaction's cookie is bound to this path, so that two tabs can log in independently.
    interactions: { policy: signInPolicy(db), url: (_ctx, interaction) => `${base}/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: (_ctx, token) => token.resourceServer?.accessTokenTTL ?? options.accessTokenTtlSeconds,
      AuthorizationCode: 60,
      Grant: 14 * day,
      IdToken: 600,
      Interaction: 3600,
      RefreshToken: 14 * day,
      // A logout request creates a session too, without an account.
      Session: (_ctx, session) => (session.accountId === undefined ? 3600 : 14 * day),
    },
    renderError: async (ctx, { error, error_description }) => {
      if (!unregisteredPage(ctx, error)) errorPage(ctx, [error, error_description]);
    },
  };
}
