import { type FirstView, type FirstViewAnswers, type FirstViewRequest, laterStyle } from '@gyg/contract/first-view';
import { type Area, isApiError } from '@gyg/platform';
import { addAreaTexts, queryClient, StaticRouter, session, showTexts } from '@gyg/platform/internal';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { unmetRanges } from '../remotes/versions';
import { addShellTexts } from '../translations/add-shell-texts';
import { provideScreen } from './area-screen';
import { pageTree } from './page-tree';
import { pageRoutes } from './router';

/** A page asks for what it shows, then for what follows from that. Deeper is a loop. */
const MOST_ROUNDS = 5;

/** Never in parts: their scripts would be inline, which the page's policy refuses. */
const wholePage = Number.POSITIVE_INFINITY;

async function renderOnce(tree: ReturnType<typeof pageTree>): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    progressiveChunkSize: wholePage,
    onError: (thrown) => void failures.push(thrown),
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

/** The queries that a render has begun and that have no response yet. */
const openQueries = () =>
  queryClient.getQueryCache().findAll({
    predicate: ({ state, options }) =>
      state.status === 'pending' && !('enabled' in options && options.enabled === false),
  });

const isRefusal = (thrown: unknown) => isApiError(thrown) && thrown.status >= 400 && thrown.status < 500;

/** Renders until all queries of the page have a response. Undefined if one was refused: guests may not see it. */
async function renderWithData(tree: ReturnType<typeof pageTree>): Promise<string | undefined> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const html = await renderOnce(tree);
    const open = openQueries();
    if (open.length === 0) return html;
    try {
      await Promise.all(open.map((query) => query.fetch()));
    } catch (thrown) {
      if (isRefusal(thrown)) return undefined;
      throw thrown;
    }
  }
  throw new Error('The page asks for more data each time that it renders');
}

const cacheEntries = (): FirstViewAnswers =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => [queryKey, state.data] as const);

/**
 * Renders a page of an area as a guest sees it. One at a time: texts, cache and session are those of the one page of this
 * realm. Undefined if guests get another page there: what they may not see, a redirect, a remote that does not fit the shell.
 * Throws if the screen or a request fails; the page then starts empty, and shows the failure itself.
 */
export async function renderPage(request: FirstViewRequest, area: Area): Promise<FirstView | undefined> {
  const { address, language, table, remote, pattern } = request;
  const row = table[remote];
  const route = area.routes.find(({ path }) => path === pattern);
  if (row === undefined || route?.firstView === undefined) throw new Error(`${remote} has no first view at ${pattern}`);
  if (unmetRanges(row).length > 0) return undefined;
  queryClient.clear();
  session.startAsGuest();
  addShellTexts();
  addAreaTexts(area);
  await showTexts(language);
  provideScreen(remote, pattern, await route.load());
  const AtAddress = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={address}>{children}</StaticRouter>
  );
  const html = await renderWithData(pageTree(AtAddress, pageRoutes(table)));
  if (html === undefined || !/<h1[ >]/.test(html)) return undefined;
  if (/<script/i.test(html))
    throw new Error(`The first view of ${pattern} has a script, which the page's policy refuses`);
  // The page's policy refuses style attributes: its script sets them when it takes the page over.
  return { html: html.replaceAll(' style="', ` ${laterStyle}="`), answers: cacheEntries() };
}
