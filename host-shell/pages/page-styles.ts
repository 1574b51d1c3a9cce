import { escapeHtml } from './escape-html';
import type { PageFile } from './first-view/first-view-parts';
import type { InlineStyles } from './first-view/inline-styles';

/** The shell's style sheet, as the build names it in the template. */
const MAIN = /<link href="([^"]+\.css)" rel="stylesheet">/;

export const mainStyle = (template: string): PageFile[] =>
  [MAIN.exec(template)?.[1]].flatMap((href) => (href === undefined ? [] : [{ href }]));

/**
 * A link to a style sheet. `data-href` is how a remote's own loader names it, so that it does not load it again. What is in
 * the page already is only loaded for later pages: for print, so that nothing waits for it.
 */
function link({ href, integrity }: PageFile, inPage: boolean): string {
  const own = href.replace(/^\/remotes\/[^/]+\//, '');
  const hash = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}" crossorigin`;
  const media = inPage ? ' media="print"' : '';
  return `<link rel="stylesheet" href="${escapeHtml(href)}" data-href="${escapeHtml(own)}"${hash}${media}>`;
}

/** Puts a page's style sheets in the place of the shell's: links, or their text with links for later pages. */
export function withStyles(template: string, files: readonly PageFile[], inline: InlineStyles | undefined): string {
  const links = files.map((file) => link(file, inline !== undefined)).join('');
  return template.replace(MAIN, () => (inline === undefined ? links : `<style>${inline.text}</style>${links}`));
}

/** A policy that permits one style element. */
export const allowStyle = (policy: string, { source }: InlineStyles): string =>
  policy.replace(/style-src [^;]*/, (directive) => `${directive} ${source}`);
