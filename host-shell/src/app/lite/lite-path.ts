import { litePrefix } from '@gyg/platform/internal';

/** Whether an address belongs to the lite app, which other sites show in frames (specification 2.1). */
export const isLitePath = (pathname: string) => pathname === litePrefix || pathname.startsWith(`${litePrefix}/`);
