import type { PageChoices } from '@gyg/contract/page-choices';
import { escapeHtml } from './escape-html';
import { firstContent, noScript } from './first-content';
import type { FirstViewParts } from './first-view/first-view-parts';
import type { PageLanguage } from './page-language';

/** What a page has that differs from others. */
export interface Filling {
  language: PageLanguage;
  theme: PageChoices['theme'];
  title: string;
  head: string;
  lite: boolean;
  /** The message of the maintenance page; empty for none. */
  notice: string;
  first: FirstViewParts | undefined;
}

/** The scripts with the shell's texts, one for each language, as the build names them in the template. */
const TEXTS = /<!--gyg:texts en=(\S+) sv=(\S+)-->/;

/**
 * The texts of the page's language start to load with the other scripts, and run before them. A visitor who chose the other
 * language with the switch loads that one too.
 */
const textsScript = ([en, sv]: readonly unknown[], language: PageLanguage): string =>
  `<script defer src="${language === 'sv' ? sv : en}"></script>`;

/** The scripts of a page. */
const SCRIPT = /\s*<script defer src="([^"]+)"><\/script>/g;
/** Where a page with content names its scripts: after the picture of its first screen, before all else. */
const EARLY = '<!--gyg:early-->';

/**
 * Puts a page's scripts at its end, and names them early: they start to load before the pictures of its content, and
 * nothing of it waits for them.
 */
function withLateScripts(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)];
  const links = scripts.map(([, href]) => `<link rel="preload" as="script" href="${href}">`);
  return html
    .replace(SCRIPT, '')
    .replace(EARLY, () => links.join(''))
    .replace('</body>', () => `${scripts.map(([script]) => script).join('')}</body>`);
}

/** Fills the shell's HTML. */
const fillAll = (template: string, { language, theme, title, head, lite, notice, first }: Filling): string =>
  template
    .replace('<html lang="en">', () => `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`)
    .replace('<!--gyg:head-->', () => (first === undefined ? head : `${first.preloads}${EARLY}${head}`))
    .replace(TEXTS, (_all, ...files) => textsScript(files, language))
    .replace('<title>Gyg</title>', () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--gyg:first-->', () => first?.root ?? firstContent(language, { lite }))
    .replace('</body>', () => `${first?.data ?? ''}</body>`)
    .replace('<!--gyg:no-script-->', () => [escapeHtml(notice), noScript(language)].join(' ').trim());

export function fill(template: string, filling: Filling): string {
  const html = fillAll(template, filling);
  return filling.first === undefined ? html : withLateScripts(html);
}
