import { isPluginPath } from './window/window-path';

/** The footer is hidden on plug-in and /integrations/ paths. */
export const hasFooter = (pathname: string) => !isPluginPath(pathname) && !pathname.startsWith('/integrations/');
