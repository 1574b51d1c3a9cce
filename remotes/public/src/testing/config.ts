import { buildConfig } from '@gyg/platform/testing';

/** The configuration if another issuer manages the accounts. */
export const otherIssuer = () =>
  buildConfig({ identity: { issuer: 'https://issuer.example', clientId: 'gyg', scope: 'openid', pool: false } });
