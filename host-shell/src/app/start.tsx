import { createQueryClient, QueryClientProvider, startI18n, startLanguage, startSession } from '@gyg/platform/internal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { restoreTheme } from '../chrome/theme';
import { findArea } from '../federation/find-area';
import { registerTable } from '../federation/load-area';
import { fetchRemoteTable } from '../federation/registry';
import { addShellTexts } from '../translations/add-shell-texts';
import { loadScreen } from './area-screen';
import { showFatal } from './fatal';
import { createRouter } from './router';

/**
 * Starts the page: which remotes there are, the texts, then the first screen's code, so that the first paint
 * is the page and not a fallback. Who is signed in is found out beside it.
 */
export async function startShell(): Promise<void> {
  restoreTheme();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  try {
    const [table] = await Promise.all([fetchRemoteTable(), startI18n(startLanguage())]);
    addShellTexts();
    registerTable(table);
    const first = findArea(table, location.pathname);
    if (first !== undefined) await loadScreen(first.name, first.pattern).catch(() => undefined);
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={createRouter(table)} />
        </QueryClientProvider>
      </StrictMode>,
    );
    void startSession();
  } catch (thrown) {
    showFatal(root, thrown);
  }
}
