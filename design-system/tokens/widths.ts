/**
 * The breakpoints in px: grids have one column up to `phone`, two up to `tablet`, three up to `desktop`, else four; up
 * to `compact` a page has no side column and the header's links are in its menu.
 */
export const widths = { phone: 500, tablet: 700, compact: 860, desktop: 1100 } as const;
