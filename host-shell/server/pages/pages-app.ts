import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type Router } from 'express';
import type { AskAsGuest } from './ask-as-guest';
import { escapeHtml } from './escape-html';
import { pageHints } from './page-hints';
import { readRemoteTable } from './remote-table';
import { metadataElements, shareMetadata } from './share-metadata';

export interface PagesOptions {
  distDir: string;
  publicUrl: string;
  ask: AskAsGuest;
}

/** A page asked for by a person: a path without a file's ending. */
const isPage = (pathname: string) => path.extname(pathname) === '' || pathname === '/index.html';

/**
 * GET /remotes.json, and the shell's HTML for every page with its own title, share metadata and hints filled in.
 * Status 404 for a gyg that a guest may not see: the page still starts, since its host may.
 */
export function createPagesApp({ distDir, publicUrl, ask }: PagesOptions): Router {
  const tableFile = path.join(distDir, 'remotes.json');
  const templateFile = path.join(distDir, 'shell', 'index.html');
  const router = express.Router();
  router.get('/remotes.json', async (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(await readRemoteTable(tableFile));
  });
  router.get('/{*path}', async (request, response, next) => {
    if (!isPage(request.path)) return next();
    const [template, table, about] = await Promise.all([
      readFile(templateFile, 'utf8'),
      readRemoteTable(tableFile),
      shareMetadata(request.path, publicUrl, ask),
    ]);
    const head = `${metadataElements(about, publicUrl)}\n    ${pageHints(table, request.path)}`;
    const html = template
      .replace('<!--gyg:head-->', () => head)
      .replace('<title>Gyg</title>', () => `<title>${escapeHtml(about.title)}</title>`);
    response
      .status(about.found ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(html);
  });
  return router;
}
