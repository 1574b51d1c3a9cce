import type { Request } from 'express';

/** The prefix of pages that other sites may frame (decision 0075). Must match `paths.pluginGygs` of the platform. */
export const litePrefix = '/plugins';

/**
 * The forms of a login on a partner's site, in the window that the site opens. Must match `isWindowPath` of the shell. A
 * frame there gets a lite page instead.
 */
const windowForms = /^\/plugins\/(login|signup|consent|password|verify|(password|verify)\/[^/]+)\/?$/i;
const framed = new Set(['iframe', 'frame', 'embed', 'object']);

/** Whether a request asks for a form of a partner's window, and not for a frame. */
export const isWindowRequest = (request: Pick<Request, 'path' | 'get'>) =>
  windowForms.test(request.path) && !framed.has(request.get('sec-fetch-dest') ?? '');

/** Whether a path belongs to the lite app: no navigation and no session; registered sites may frame it. */
export const isLitePath = (pathname: string) => pathname === litePrefix || pathname.startsWith(`${litePrefix}/`);
