import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import type { AskAsGuest } from './ask-as-guest';
import { escapeHtml } from './escape-html';
import { pageHints } from './page-hints';
import { isPage, verdictOf } from './page-verdict';
import { readRemoteTable } from './remote-table';
import { metadataElements, shareMetadata } from './share-metadata';

export interface PagesOptions {
  distDir: string;
  publicUrl: string;
  ask: AskAsGuest;
  /** Only few pages are served then (specification 2.1). */
  siteDown: boolean;
  /** Opens a page for a developer: sets its headers, gives what its head says of that (decision 0035). */
  openPage?: (request: Request, response: Response) => string;
}

/**
 * GET /remotes.json, and the shell's HTML for every page with its own title, share metadata and hints filled in.
 * Status 404 for a gyg that a guest may not see: the page still starts, since its host may. What an address comes to
 * before that (not there, down, elsewhere) says its verdict.
 */
export function createPagesApp({ distDir, publicUrl, ask, siteDown, openPage = () => '' }: PagesOptions): Router {
  const tableFile = path.join(distDir, 'remotes.json');
  const templateFile = path.join(distDir, 'shell', 'index.html');
  const router = express.Router();
  router.get('/remotes.json', async (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(await readRemoteTable(tableFile));
  });
  router.get('/{*path}', async (request, response, next) => {
    if (!isPage(request.path)) return next();
    const table = await readRemoteTable(tableFile);
    const verdict = verdictOf(request.path, { table, siteDown });
    if ('to' in verdict) return response.set('Cache-Control', 'no-store').redirect(302, verdict.to);
    const [template, found] = await Promise.all([
      readFile(templateFile, 'utf8'),
      shareMetadata(request.path, publicUrl, ask),
    ]);
    const about = verdict.indexed ? found : { ...found, found: false };
    if (verdict.retryAfter !== undefined) response.set('Retry-After', `${verdict.retryAfter}`);
    response.set('Cache-Control', 'no-cache');
    const opened = openPage(request, response);
    const head = [metadataElements(about, publicUrl), pageHints(table, request.path), opened].join('\n    ');
    const html = template
      .replace('<!--gyg:head-->', () => head)
      .replace('<title>Gyg</title>', () => `<title>${escapeHtml(about.title)}</title>`);
    return response
      .status(verdict.status === 200 && !found.found ? 404 : verdict.status)
      .type('html')
      .send(html);
  });
  return router;
}
