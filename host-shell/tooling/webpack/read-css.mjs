import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Features, transform } from 'lightningcss';

/** The widths at which layouts change have names (`@media (--phone)`), defined with the tokens. */
const widths = readFileSync(createRequire(import.meta.url).resolve('@gyg/design-system/widths.css'), 'utf8');

/**
 * A style sheet as browsers get it: with the values of named widths. Nothing is rewritten for old browsers.
 * @param {string} source @param {string} file @param {{ minify?: boolean, sourceMap?: boolean }} [options]
 * @returns {{ code: string, map: string | undefined }}
 */
export function readCss(source, file, options) {
  const { code, map } = transform({
    filename: file,
    // Behind the sheet, where they move no lines.
    code: Buffer.from(`${source}\n${widths}`),
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries,
    ...options,
  });
  return { code: String(code), map: map && String(map) };
}

/** The same for Vite, before it names classes. */
export const namedWidths = () => ({
  name: 'gyg:named-widths',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(\?(?!.*\b(raw|url)\b)|$)/.test(id) && /@media[^{]*\(--/.test(code)
      ? { code: readCss(code, id.replace(/\?.*$/, '')).code, map: null }
      : undefined,
});
