/** Exports for the shell only. */

export { BrowserRouter, matchRoutes, StaticRouter, useNavigationType } from 'react-router-dom';
export { useDeviceOnline } from './api/use-device-online';
export { addAreaTexts, loadAreaTexts } from './i18n/area-texts';
export { changeLanguage, showTexts, startI18n } from './i18n/i18n';
export { startLanguage, storedLanguage, visitLanguage } from './i18n/language';
export { queryClient, session } from './page/page';
export { QueryClientProvider } from './page/queries';
export { readJson, writeJson } from './page/stored-json';
export { PageRoutes, usePageLocation } from './routing/page-routes';
export { litePrefix } from './routing/paths';
export { openedByLink } from './routing/use-missing';
export { guestSession } from './session/session-state';
export { SignInFailed, type SignInFailureReason } from './session/sign-in-failure';
export { pageStorage } from './storage/page-storage';
export { type Toast, toastTimeout, useToasts } from './toasts/toasts';
