/** Exports for the shell only. */

export { loadSending } from './api/load-sending';
export { useDeviceOnline } from './api/use-device-online';
export { changeLanguage, loadAreaTexts, showTexts, startI18n } from './i18n/i18n';
export { addAreaTexts } from './i18n/known-texts';
export { startLanguage, storedLanguage, visitLanguage } from './i18n/language';
export { queryClient, session } from './page/page';
export { QueryClientProvider } from './page/queries';
export { readJson, writeJson } from './page/stored-json';
export { type PageRoute, routeFinder } from './routing/match-route';
export { createMemoryHistory, createPageHistory, type PageHistory } from './routing/page-history';
export { PageRouter } from './routing/page-router';
export { litePrefix } from './routing/paths';
export { Outlet, useNavigationType } from './routing/router';
export { openedByLink } from './routing/use-missing';
export { guestSession } from './session/session-state';
export { SignInFailed, type SignInFailureReason } from './session/sign-in-failure';
export { pageStorage } from './storage/page-storage';
export { type Toast, toastTimeout, useToasts } from './toasts/toasts';
