import type { AnswerOf } from '@gyg/contract';

type Config = AnswerOf<'getConfig'>;

/** The configuration of a demo installation with the embedded issuer. Pass only the values that matter. */
export const buildConfig = (over: Partial<Config> = {}): Config => ({
  version: '1.0.0',
  languages: ['en', 'se'],
  siteDown: false,
  siteDownMessage: null,
  demo: true,
  identity: { issuer: '', clientId: '', scope: '', pool: true },
  limits: {},
  feedbackFormUrl: null,
  contactEmail: null,
  mapTiles: null,
  geocoding: null,
  tickets: null,
  companyRegistry: false,
  ...over,
});
