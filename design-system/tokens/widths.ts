/**
 * The breakpoints in px: grids have one column up to `phone`, two up to `tablet`, three up to `desktop`, else four; up
 * to `compact` a page has no side column and the header's links are in its menu.
 */
export const widths = { phone: 500, tablet: 700, compact: 860, desktop: 1100 } as const;

const TEXT_SIZE = 16;

/**
 * The media condition for windows up to a breakpoint, or above it. In `em`, the user's text size: with larger text
 * the page changes to the layout that has room for it.
 */
export const upTo = (name: keyof typeof widths): string => `(max-width: ${widths[name] / TEXT_SIZE}em)`;
export const above = (name: keyof typeof widths): string => `(width > ${widths[name] / TEXT_SIZE}em)`;
