import {
  QueryClientProvider,
  queryClient,
  session,
  startI18n,
  startLanguage,
  visitLanguage,
} from '@gyg/platform/internal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
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
import { createRouter } from './router';
import { isWindowPath } from './window/window-path';
import { createWindowRouter } from './window/window-router';

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
    const [table] = await Promise.all([
      fetchRemoteTable(),
      startI18n(startLanguage(), { remember: visitLanguage() === undefined }),
    ]);
    addShellTexts();
    sendReportsOnLeave();
    registerTable(table);
    const router = inWindow ? createWindowRouter(table) : createRouter(table);
    const first = claimOf(router.state.matches.at(-1)?.route.handle);
    if (first !== undefined) await loadScreen(first.name, first.pattern).catch(() => undefined);
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    );
    if (inWindow) session.startAsGuest();
    else void session.start({ goHome: () => void router.navigate('/', { replace: true }) });
  } catch (thrown) {
    showFatal(root, thrown);
  }
}
