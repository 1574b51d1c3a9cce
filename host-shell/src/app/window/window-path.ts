import { litePrefix } from '@gyg/platform/internal';

/** The forms of a login on a partner's site, in the window that the site opens. They are never in a frame. */
const windowForms = /^\/plugins\/(login|signup|consent|password|verify|(password|verify)\/[^/]+)\/?$/i;

/** Whether a path is a form of a partner's window. */
export const isWindowPath = (pathname: string) => windowForms.test(pathname);

/** Whether a path is below the prefix of plug-ins: those in frames are documents of the server. */
export const isPluginPath = (pathname: string) => pathname === litePrefix || pathname.startsWith(`${litePrefix}/`);
