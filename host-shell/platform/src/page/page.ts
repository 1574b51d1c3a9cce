import { createApiClient } from '../api/api-client';
import { createQueryClient } from '../api/query-client';
import { pageLocale } from '../i18n/page-locale';
import { systemClock } from '../session/clock';
import { createOidcIssuer } from '../session/issuer/oidc-issuer';
import { createSession } from '../session/session';
import { pageStorage } from '../storage/page-storage';
import { createSessionPage } from './session-page';

/**
 * The composition root: the API client, cache and session of this page. Nothing is loaded or read before the shell
 * calls `session.start()`.
 */
export const api = createApiClient(pageLocale);
export const queryClient = createQueryClient();

const issuer = createOidcIssuer({
  storage: pageStorage,
  clock: systemClock,
  loadSettings: async () => (await api.call('getConfig', {}, { as: 'guest' })).identity,
});

export const session = createSession({
  storage: pageStorage,
  clock: systemClock,
  issuer,
  api,
  page: createSessionPage(queryClient),
});
