import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import { isLitePath } from '../http/lite-path';
import { openPolicy } from '../http/open-policy';
import { foreignOrigins } from '../remotes/remote-origins';
import type { VisitorTable, VisitorTables } from '../remotes/visitor-tables';
import { escapeHtml } from './escape-html';
import type { FetchAsGuest } from './fetch-as-guest';
import { findByPath } from './find-by-path';
import { firstContent, noScript } from './first-content';
import { headElements } from './head-elements';
import { pageHints } from './page-hints';
import { languageOf, type PageLanguage, toLocale } from './page-language';
import { verdictOf } from './page-verdict';
import { shareMetadata } from './share-metadata';
import { messageIn, type SiteDownTexts } from './site-down-message';

export interface PagesOptions {
  distDir: string;
  publicUrl: string;
  ask: FetchAsGuest;
  remotes: VisitorTables;
  /** Whether the site is down now: only a few pages are then served. */
  siteDown: () => Promise<boolean>;
  /** What visitors read while it is down, if super users wrote it. */
  siteDownMessage?: SiteDownTexts;
  /** Developer mode: sets the page's headers and returns the element for its head (decision 0035). */
  openPage?: (request: Request, response: Response) => string;
}

/** The page that unknown paths redirect to. */
const about = '/static/about';

const compileClaims = (table: VisitorTable) =>
  findByPath(Object.values(table).flatMap((row) => row.basePaths.map((pattern) => [pattern, row] as const)));

/** Finds the row that claims a path. Patterns are compiled once per table. */
function createClaimFinder() {
  const compiled = new WeakMap<VisitorTable, ReturnType<typeof compileClaims>>();
  return (table: VisitorTable, pathname: string) => {
    const find = compiled.get(table) ?? compileClaims(table);
    compiled.set(table, find);
    return find(pathname)?.value;
  };
}

/** Allows a page to load what the rows of the table load from other origins. */
function allowOrigins(response: Response, origins: readonly string[]): void {
  const policy = response.getHeader('content-security-policy');
  if (policy !== undefined && origins.length > 0)
    response.set('Content-Security-Policy', openPolicy(String(policy), origins));
}

interface Filling {
  language: PageLanguage;
  title: string;
  head: string;
  lite: boolean;
  /** The message of the maintenance page; empty for none. */
  notice: string;
}

/** The scripts with the shell's texts, one for each language, as the build names them in the template. */
const TEXTS = /<!--gyg:texts en=(\S+) sv=(\S+)-->/;

/**
 * The texts of the page's language start to load with the other scripts, and run before them. A visitor who chose the other
 * language with the switch loads that one too.
 */
const textsScript = ([en, sv]: readonly unknown[], language: PageLanguage): string =>
  `<script defer src="${language === 'sv' ? sv : en}"></script>`;

/** Fills the shell's HTML. */
const fill = (template: string, { language, title, head, lite, notice }: Filling): string =>
  template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--gyg:head-->', () => head)
    .replace(TEXTS, (_all, ...files) => textsScript(files, language))
    .replace('<title>Gyg</title>', () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--gyg:first-->', () => firstContent(language, { lite }))
    .replace('<!--gyg:no-script-->', () => [escapeHtml(notice), noScript(language)].join(' ').trim());

/**
 * GET /remotes.json, and the shell's HTML for every page with its title, share metadata, hints and first content, in the
 * language of `?lang=` or of the browser. Status 404 if a guest may not see the page or no page has the path. The page
 * still starts, because its owner may see it, and unknown paths redirect to About.
 */
export function createPagesApp(options: PagesOptions): Router {
  const { distDir, publicUrl, ask, remotes, siteDown, siteDownMessage, openPage } = options;
  const templateFile = path.join(distDir, 'shell', 'index.html');
  const findRow = createClaimFinder();
  const router = express.Router();
  router.get('/remotes.json', async (request, response) => {
    const { table, leftOut } = await remotes.forTable(request, response);
    // Remotes without a row are listed as null, so that pages know that some claims are missing.
    const missing = Object.fromEntries(leftOut.map((name) => [name, null]));
    response.set('Cache-Control', 'no-cache').json({ ...missing, ...table });
  });
  router.get('/{*path}', async (request, response) => {
    const [{ table, complete }, down] = await Promise.all([remotes.forPage(request, response), siteDown()]);
    const row = findRow(table, request.path);
    const verdict = verdictOf(request.path, { claimed: row !== undefined, complete, siteDown: down });
    if ('to' in verdict) return response.set('Cache-Control', 'no-store').redirect(302, verdict.to);
    const { language, inAddress } = languageOf(request);
    const [template, metadata] = await Promise.all([
      readFile(templateFile, 'utf8'),
      shareMetadata(request.path, { ask, publicUrl, language }),
    ]);
    const status = verdict.status === 200 && !metadata.found ? 404 : verdict.status;
    const indexed = status === 200 && (metadata.listed ?? verdict.indexed);
    if (verdict.retryAfter !== undefined) response.set('Retry-After', `${verdict.retryAfter}`);
    response.set('Cache-Control', 'no-cache').vary('Accept-Language');
    allowOrigins(response, foreignOrigins(table, publicUrl));
    const opened = openPage?.(request, response) ?? '';
    const hints = pageHints(row ?? findRow(table, about), request.path, toLocale(language));
    const head = [headElements(metadata, { publicUrl, language, inAddress, indexed }), hints, opened].join('\n    ');
    const notice = down && status === 503 ? await messageIn(language, siteDownMessage) : '';
    const html = fill(template, { language, title: metadata.title, head, lite: isLitePath(request.path), notice });
    return response.status(status).type('html').send(html);
  });
  return router;
}
