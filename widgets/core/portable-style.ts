/**
 * Adapts the design system's style for a partner's page:
 * - Converts `rem` to pixels, because a partner's root font size may be 10 px.
 * - Moves the theme to `[data-theme]` inside the shadow root, which the element sets from its page. The design system's
 *   host rules would follow the visitor's system even on a page that is always light.
 * - Sets tokens there too: a page's styles for the host (`* { --action: red }`) override the host's rules, but do not
 *   reach inside.
 * - Makes lines and sunken surfaces of the text colour, because the ground is the page's.
 */
export function portableStyle(css: string): string {
  return css
    .replace(/(?<![\w-])(\d*\.?\d+)rem\b/g, (_match, size: string) => `${Number((Number(size) * 16).toFixed(3))}px`)
    .replace(/:host(?=\s*\{\s*(?:color-scheme|--))/g, ':host,[data-theme]')
    .replace(
      /--(line|surface-sunken):[^;}]+/g,
      (_match, name: string) => `--${name}:color-mix(in srgb, currentcolor ${name === 'line' ? 20 : 7}%, transparent)`,
    )
    .replace(/:host\(\[theme="?dark"?\]\)/g, '[data-theme="dark"]')
    .replace(/:host\(:not\(\[theme="?light"?\]\)\)/g, ':not(*)');
}
