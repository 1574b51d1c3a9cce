/**
 * Makes the design system's style fit a page that is not ours:
 * - `rem` becomes pixels, because a partner's root may be 10 px high;
 * - the theme hangs on `[data-theme]` inside the shadow root, which the element sets from its page, where
 *   the design system's own host rules would follow the visitor's system even on a page that is always light;
 * - tokens are set there as well: a page's styles for the host (`* { --action: red }`) override the host's own
 *   rules, and reach no further.
 */
export function portableStyle(css: string): string {
  return css
    .replace(/(?<![\w-])(\d*\.?\d+)rem\b/g, (_match, size: string) => `${Number((Number(size) * 16).toFixed(3))}px`)
    .replace(/:host(?=\s*\{\s*(?:color-scheme|--))/g, ':host,[data-theme]')
    .replace(/:host\(\[theme="?dark"?\]\)/g, '[data-theme="dark"]')
    .replace(/:host\(:not\(\[theme="?light"?\]\)\)/g, ':not(*)');
}
