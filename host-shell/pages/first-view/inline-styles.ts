import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createCachedTexts } from '../cached-texts';

/** Style sheets in the page itself: their text, and the source that the page's policy must name for it. */
export interface InlineStyles {
  readonly text: string;
  readonly source: string;
}

/** Screens, each with other style sheets, of which some builds may be in use. */
const mostPages = 100;

/** Without addresses that would be found from the style sheet's own place, and without an end of the element. */
const canBeInline = (text: string) =>
  !/<\/style/i.test(text) && !/url\(\s*["']?(?![/#]|data:|https?:|["'])/i.test(text);

/**
 * Puts style sheets of the site into the page itself, so that a first visit need not wait for them. A later page is served
 * with links, which the browser's cache serves.
 */
export function createInlineStyles(distDir: string): (hrefs: readonly string[]) => Promise<InlineStyles | undefined> {
  const cached = createCachedTexts<InlineStyles>({ most: mostPages });

  async function make(hrefs: readonly string[]): Promise<InlineStyles | undefined> {
    const texts = await Promise.all(
      hrefs.map((href) =>
        readFile(path.join(distDir, href.startsWith('/assets/') ? path.join('shell', href) : href), 'utf8'),
      ),
    );
    if (texts.length === 0 || !texts.every(canBeInline)) return undefined;
    const text = texts.map((sheet) => sheet.replace(/\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '')).join('\n');
    const hash = createHash('sha256').update(text).digest('base64');
    return { text, source: `'sha256-${hash}'` };
  }

  return (hrefs) => cached(hrefs.join(' '), () => make(hrefs)).catch(() => undefined);
}
