import {
  createPageHistory,
  PageRouter,
  QueryClientProvider,
  queryClient,
  session,
  startI18n,
  startLanguage,
  visitLanguage,
} from '@gyg/platform/internal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router';
import { restoreTheme } from '../chrome/theme';
import { watchPolicy } from '../developer/policy-reports';
import { isDeveloper } from '../federation/developer-origins';
import { registerTable } from '../federation/load-area';
import { sendReportsOnLeave } from '../federation/load-reports';
import { fetchRemoteTable } from '../federation/registry';
import { addShellTexts } from '../translations/add-shell-texts';
import { claimOf } from './area-routes';
import { loadScreen } from './area-screen';
import { showFatal } from './fatal';
import { pageRoutes } from './router';
import { ShellBoundary } from './shell-failure';
import { isWindowPath } from './window/window-path';
import { windowRoutes } from './window/window-router';

/**
 * Starts the page: loads the table of remotes, the texts, then the code of the first screen, so that the first paint is
 * the page and not a fallback. The session loads in parallel, except in the window of a partner's site.
 */
export async function startShell(): Promise<void> {
  // A password is never asked for in a frame, whatever its address.
  const inWindow = isWindowPath(location.pathname) && window.top === window;
  restoreTheme();
  if (isDeveloper()) watchPolicy();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  try {
    addShellTexts();
    const [table] = await Promise.all([
      fetchRemoteTable(),
      startI18n(startLanguage(), { remember: visitLanguage() === undefined }),
    ]);
    sendReportsOnLeave();
    registerTable(table);
    const history = createPageHistory();
    const routes = inWindow ? windowRoutes(table) : pageRoutes(table);
    const first = claimOf(matchRoutes(routes, history.location)?.at(-1)?.route.handle);
    if (first !== undefined) await loadScreen(first.name, first.pattern).catch(() => undefined);
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <ShellBoundary>
            <PageRouter history={history} routes={routes} />
          </ShellBoundary>
        </QueryClientProvider>
      </StrictMode>,
    );
    if (inWindow) session.startAsGuest();
    else void session.start({ goHome: () => history.replace('/') });
  } catch (thrown) {
    showFatal(root, thrown);
  }
}
