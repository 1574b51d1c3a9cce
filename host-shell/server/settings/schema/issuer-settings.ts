import { z } from 'zod';
import { optionalText, setting } from './setting';

/** Another OpenID Connect issuer instead of the embedded one. */
export const issuerSettings = {
  title: 'Another OpenID Connect issuer',
  says: 'Without these settings the platform manages the accounts. With `OIDC_ISSUER` users log in at another provider: see [Another OpenID Connect issuer](running.md#another-openid-connect-issuer). If only some of the settings are given, the server does not start.',
  variables: {
    OIDC_ISSUER: setting(optionalText(), {
      value: 'url',
      does: 'the address of another issuer, instead of the platform’s own',
      more: 'Exactly as in its discovery document, including a slash at the end. https, or http on this machine.',
    }),
    OIDC_CLIENT_ID: setting(optionalText(), {
      value: 'id',
      does: 'the client id of the platform’s pages at the issuer',
      more: 'A public client (single-page application; code flow with PKCE, no secret).',
      required: 'with `OIDC_ISSUER`',
    }),
    OIDC_AUDIENCE: setting(optionalText(), {
      value: 'name',
      does: 'the audience of access tokens for the platform’s API',
      more: 'Leave it out only for issuers without an audience: then only the client is checked.',
    }),
    OIDC_GROUPS_CLAIM: setting(optionalText(), {
      value: 'claim',
      does: 'the claim of the access token that contains the groups',
      more: 'Its exact name, otherwise a path with dots.',
      otherwise: '`groups`',
    }),
    OIDC_SCOPE: setting(optionalText(), {
      value: 'list',
      does: 'the scope that a login requests',
      more: 'Many issuers give refresh tokens only for `offline_access`.',
      otherwise: '`openid email profile`',
    }),
    OIDC_PARAMETERS: setting(optionalText(), {
      value: 'query',
      does: 'further parameters of each login: `audience=https://api.example`',
    }),
    OIDC_TRUST_EMAIL: setting(z.enum(['on', 'off']).optional(), {
      does: '`on`: an email address counts as verified if the issuer does not state whether it is',
      otherwise: 'off',
    }),
  },
};
