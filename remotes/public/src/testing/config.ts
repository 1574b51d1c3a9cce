import type { AnswerOf } from '@gyg/contract';

type Config = AnswerOf<'getConfig'>;

/** The configuration of a demonstration that keeps its own accounts; give only what matters. */
export const configAnswer = (over: Partial<Config> = {}): Config => ({
  version: '1.0.0',
  languages: ['en', 'se'],
  siteDown: false,
  demo: true,
  identity: { issuer: '', clientId: '', scope: '', pool: true },
  limits: {},
  feedbackFormUrl: null,
  mapTiles: null,
  geocoding: null,
  companyRegistry: false,
  ...over,
});

/** The same where another issuer keeps the accounts. */
export const elsewhere = () =>
  configAnswer({ identity: { issuer: 'https://issuer.example', clientId: 'gyg', scope: 'openid', pool: false } });
