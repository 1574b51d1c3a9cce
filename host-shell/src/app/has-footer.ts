import { isLitePath } from './lite/lite-path';

/** The footer is hidden on plug-in and /integrations/ paths. */
export const hasFooter = (pathname: string) => !isLitePath(pathname) && !pathname.startsWith('/integrations/');
