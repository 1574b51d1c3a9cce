import { type FirstViewData, firstViewId } from '@gyg/contract/first-view';
import type { RemoteBuild, ServedRow } from '@gyg/contract/remotes';
import type { RenderedPage } from './messages';

/** Rows as pages get them: without what only the server uses. */
export const rowsForPages = (table: Readonly<Record<string, ServedRow>>): Readonly<Record<string, ServedRow>> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { firstView: _ofTheServer, pages: _heads, fallback, ...row }]) => {
      if (fallback === undefined) return [name, row];
      const { firstView: _too, pages: _also, ...build } = fallback;
      return [name, { ...row, fallback: build }];
    }),
  );

/** Text of a script element: no tag or comment may begin in it. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

const preloads = /^(?:<link rel="preload"[^>]*>)+/;

interface Page extends Pick<FirstViewData, 'language' | 'remotes'> {
  row: RemoteBuild;
  pattern: string;
  parts: ShellParts;
}

/** What pages load of packages that the shell provides on demand: addresses, by the package's name. */
export type ShellParts = Readonly<Record<string, readonly string[]>>;

/** A script or style of the site, with the hash of those of remotes. */
export interface PageFile {
  readonly href: string;
  readonly integrity?: string;
}

/** The files that a screen loads, with those of packages that the shell provides on demand. */
function filesOf({ firstView }: RemoteBuild, { pattern, language, parts }: Omit<Page, 'row' | 'remotes'>): PageFile[] {
  const { files = [], shared = [], texts } = firstView?.screens[pattern] ?? {};
  const ofShell = shared.flatMap((name) => parts[name] ?? []);
  return [...new Set(ofShell)].map((href): PageFile => ({ href })).concat(files, texts?.[language] ?? []);
}

/** The scripts that a screen loads, also on a page without content: so that it does not wait until the area has started. */
export const scriptsOf = (row: RemoteBuild, page: Omit<Page, 'row' | 'remotes'>): PageFile[] =>
  filesOf(row, page).filter(({ href }) => href.endsWith('.js'));

/** A page's first view, in parts of its HTML. */
export interface FirstViewParts {
  /** For the start of the head: what the first screen shows is loaded first. */
  readonly preloads: string;
  /** The styles of the screen. They follow the shell's, which name the layers. */
  readonly styles: readonly PageFile[];
  /** The content of the root element. */
  readonly root: string;
  /** For the end of the body: what the page's scripts need to take the content over. It is data, which no browser runs. */
  readonly data: string;
}

/** Writes a rendered page as parts of HTML. `remotes`: the content of /remotes.json. */
export function firstViewParts({ html, answers }: RenderedPage, { row, remotes, ...page }: Page): FirstViewParts {
  const files = filesOf(row, page);
  const [first = ''] = preloads.exec(html) ?? [];
  const rest = `{"language":${JSON.stringify(page.language)},"remotes":${JSON.stringify(remotes)},"answers":${answers}}`;
  return {
    preloads: first,
    styles: files.filter(({ href }) => href.endsWith('.css')),
    root: html.slice(first.length),
    data: `<script type="application/json" id="${firstViewId}">${inScript(rest)}</script>`,
  };
}
