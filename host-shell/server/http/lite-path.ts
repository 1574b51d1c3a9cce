/** The prefix of pages that other sites may frame (decision 0039). Must match `paths.pluginGygs` of the platform. */
export const litePrefix = '/plugins';

/** Whether a path belongs to the lite app: no navigation, no login, and any site may frame it. */
export const isLitePath = (pathname: string) => pathname === litePrefix || pathname.startsWith(`${litePrefix}/`);
