import { litePrefix } from '@gyg/platform/internal';

/** Whether a path belongs to the lite app, which other sites embed in frames. */
export const isLitePath = (pathname: string) => pathname === litePrefix || pathname.startsWith(`${litePrefix}/`);
