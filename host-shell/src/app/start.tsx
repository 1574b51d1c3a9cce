import { BrowserRouter, matchRoutes, session, startI18n, startLanguage, visitLanguage } from '@gyg/platform/internal';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { restoreTheme } from '../chrome/theme';
import { watchPolicy } from '../developer/policy-reports';
import { isDeveloper } from '../remotes/developer-origins';
import { registerTable } from '../remotes/load-area';
import { sendReportsOnLeave } from '../remotes/load-reports';
import { fetchRemoteTable } from '../remotes/registry';
import { addShellTexts } from '../translations/add-shell-texts';
import { claimOf } from './area-routes';
import { loadScreen } from './area-screen';
import { showFatal } from './fatal';
import { allowForeignNodes, isTranslated } from './foreign-nodes';
import { goHome } from './go-home';
import { keepChoices } from './page-choices';
import { pageTree } from './page-tree';
import { pageRoutes } from './router';
import { cacheResponses, holdClicks, readFirstView, setLaterStyles } from './take-over';
import { isWindowPath } from './window/window-path';

/** Whether this browser's page is a guest's from the start, as the server has rendered it. */
const startsAsGuest = () => !session.startsAsUser() && session.pendingSignUp() === undefined;

const startSession = () => void session.start({ goHome });

/**
 * Starts the page: loads the table of remotes, the texts, then the code of the first screen, so that the first paint is
 * the page and not a fallback. A first view that the server has rendered stays on screen meanwhile, and is then taken over,
 * unless this visitor's page is another one. The session loads in parallel, except in the window of a partner's site.
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
    const firstView = readFirstView();
    const language = startLanguage();
    // Another visitor's page, or another language: it starts as if the server had sent nothing.
    const taken = firstView?.language === language && startsAsGuest() ? firstView : undefined;
    if (taken !== undefined) holdClicks(root);
    const [table] = await Promise.all([
      fetchRemoteTable(taken?.remotes),
      startI18n(language, { remember: visitLanguage() === undefined }),
    ]);
    sendReportsOnLeave();
    registerTable(table);
    const routes = inWindow ? (await import('./window/window-router')).windowRoutes(table) : pageRoutes(table);
    const first = claimOf(matchRoutes(routes, location)?.at(-1)?.route.handle);
    if (first !== undefined) await loadScreen(first.name, first.pattern).catch(() => undefined);
    const tree = pageTree(BrowserRouter, routes);
    allowForeignNodes();
    if (taken !== undefined) {
      cacheResponses(taken);
      // First, so that the page is a guest's while it is taken over.
      startSession();
      setLaterStyles(root);
      if (isTranslated(root)) createRoot(root).render(tree);
      else hydrateRoot(root, tree);
    } else {
      createRoot(root).render(tree);
      if (inWindow) session.startAsGuest();
      else startSession();
    }
    if (!inWindow) keepChoices();
  } catch (thrown) {
    showFatal(root, thrown);
  }
}
