import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { choicesCookie, readChoices } from '@gyg/contract/page-choices';
import { parseCookie } from 'cookie';
import express, { type Request, type Response, type Router } from 'express';
import type { FetchAsGuest } from './fetch-as-guest';
import { findByPath } from './find-by-path';
import { firstViewParts, rowsForPages, scriptsOf } from './first-view/first-view-parts';
import type { FirstViews } from './first-view/first-views';
import { createInlineStyles, type InlineStyles } from './first-view/inline-styles';
import { createShellPartsReader } from './first-view/read-shell-parts';
import { headElements } from './heads/head-elements';
import { shareMetadata } from './heads/share-metadata';
import { isLitePath } from './lite/lite-path';
import { openPolicy } from './open-policy';
import { dataHints, fileHints } from './page-hints';
import { fill } from './page-html';
import { languageOf, toLocale } from './page-language';
import { allowStyle, mainStyle, withStyles } from './page-styles';
import { verdictOf } from './page-verdict';
import { foreignOrigins } from './remotes/remote-origins';
import type { VisitorTable, VisitorTables } from './remotes/visitor-tables';
import { sendPage } from './send-page';
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
  /** First views of pages for guests; without them, pages are sent without content. */
  firstViews?: FirstViews;
}

/** The page that unknown paths redirect to. */
const about = '/static/about';

const compileClaims = (table: VisitorTable) =>
  findByPath(
    Object.entries(table).flatMap(([remote, row]) =>
      row.basePaths.map((pattern) => [pattern, { remote, row, pattern }] as const),
    ),
  );

/** Finds the remote and row that claim a path, and by which pattern. Patterns are compiled once per table. */
function createClaimFinder() {
  const compiled = new WeakMap<VisitorTable, ReturnType<typeof compileClaims>>();
  return (table: VisitorTable, pathname: string) => {
    const find = compiled.get(table) ?? compileClaims(table);
    compiled.set(table, find);
    return find(pathname)?.value;
  };
}

/** Allows a page to load what the rows of the table load from other origins, and the styles that are in it. */
function extendPolicy(response: Response, origins: readonly string[], styles: InlineStyles | undefined): void {
  const policy = response.getHeader('content-security-policy');
  if (policy === undefined) return;
  const opened = origins.length > 0 ? openPolicy(String(policy), origins) : String(policy);
  response.set('Content-Security-Policy', styles === undefined ? opened : allowStyle(opened, styles));
}

/** Whether the visitor comes from elsewhere: after a page of the site, the browser has its styles already. */
const isFirstVisit = (request: Request): boolean => request.get('sec-fetch-site') !== 'same-origin';

/**
 * GET /remotes.json, and the shell's HTML for every page with its title, share metadata, hints and first content, in the
 * language of `?lang=` or of the browser. Status 404 if a guest may not see the page or no page has the path. The page
 * still starts, because its owner may see it, and unknown paths redirect to About. Other spellings of a name in a path
 * redirect to the one address.
 */
export function createPagesApp(options: PagesOptions): Router {
  const { distDir, publicUrl, ask, remotes, siteDown, siteDownMessage, openPage, firstViews } = options;
  const templateFile = path.join(distDir, 'shell', 'index.html');
  const findClaim = createClaimFinder();
  const readParts = createShellPartsReader(distDir);
  const inlineStyles = createInlineStyles(distDir);
  const router = express.Router();
  router.get('/remotes.json', async (request, response) => {
    const { table, leftOut } = await remotes.forTable(request, response);
    // Remotes without a row are listed as null, so that pages know that some claims are missing.
    const missing = Object.fromEntries(leftOut.map((name) => [name, null]));
    response.set('Cache-Control', 'no-cache').json({ ...missing, ...rowsForPages(table) });
  });
  router.get('/{*path}', async (request, response) => {
    const [{ table, complete }, down] = await Promise.all([remotes.forPage(request, response), siteDown()]);
    const claim = findClaim(table, request.path);
    const verdict = verdictOf(request.path, { claimed: claim !== undefined, complete, siteDown: down });
    if ('to' in verdict) return response.set('Cache-Control', 'no-store').redirect(302, verdict.to);
    const {
      language: chosen,
      theme,
      known: mayBeUser,
    } = readChoices(parseCookie(request.headers.cookie ?? '')[choicesCookie]);
    const { language, inAddress } = languageOf(request, chosen);
    const opened = openPage?.(request, response) ?? '';
    // Only guests, and nothing that a developer may have replaced.
    const wanted = mayBeUser || opened !== '' || !complete || verdict.status !== 200 ? undefined : claim;
    const [, search] = /^[^?]*(.*)$/s.exec(request.originalUrl) ?? [];
    const address = `${request.path}${search ?? ''}`;
    const [template, metadata, page] = await Promise.all([
      readFile(templateFile, 'utf8'),
      shareMetadata(request.path, { ask, publicUrl, language, declared: claim?.row.pages?.[claim.pattern] }),
      wanted && firstViews?.find(wanted.row, { ...wanted, address, language, table }),
    ]);
    if (verdict.status === 200 && metadata.movedTo !== undefined) {
      return response.set('Cache-Control', 'no-cache').redirect(301, `${metadata.movedTo}${search ?? ''}`);
    }
    const status = verdict.status === 200 && !metadata.found ? 404 : verdict.status;
    const indexed = status === 200 && (metadata.listed ?? verdict.indexed);
    if (verdict.retryAfter !== undefined) response.set('Retry-After', `${verdict.retryAfter}`);
    response.set('Cache-Control', 'no-cache').vary('Accept-Language, Cookie, Sec-Fetch-Site');
    const first =
      wanted && page && status === 200
        ? firstViewParts(page, { ...wanted, language, parts: await readParts(), remotes: rowsForPages(table) })
        : undefined;
    const styles = [...mainStyle(template), ...(first?.styles ?? [])];
    const inline = isFirstVisit(request) ? await inlineStyles(styles.map(({ href }) => href)) : undefined;
    extendPolicy(response, foreignOrigins(table, publicUrl), inline);
    const isMarked = claim?.row.firstView?.screens[claim.pattern] !== undefined;
    const row = claim?.row ?? findClaim(table, about)?.row;
    const hints = [
      fileHints(row, {
        more: isMarked ? scriptsOf(claim.row, { ...claim, language, parts: await readParts() }) : [],
        urgent: first !== undefined,
      }),
      first === undefined ? dataHints(request.path, toLocale(language)) : '',
    ];
    const head = [headElements(metadata, { publicUrl, language, inAddress, indexed }), ...hints, opened];
    const notice = down && status === 503 ? await messageIn(language, siteDownMessage) : '';
    const html = fill(withStyles(template, styles, inline), {
      ...{ language, theme, title: metadata.title, notice, first },
      head: head.filter((part) => part !== '').join('\n    '),
      lite: isLitePath(request.path),
    });
    return sendPage(request, response.status(status), html);
  });
  return router;
}
