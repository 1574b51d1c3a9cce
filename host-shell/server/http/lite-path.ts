/** Below this prefix lies what other sites may show in frames (decision 0039); `paths.pluginGygs` of the pages agrees. */
export const litePrefix = '/plugins';

/** Whether a path belongs to the lite app: no navigation, no sign-in, any site may frame it. */
export const isLitePath = (pathname: string) => pathname === litePrefix || pathname.startsWith(`${litePrefix}/`);
