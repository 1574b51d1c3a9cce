/** What the shell alone uses to run the platform. */
export { createQueryClient, QueryClientProvider } from './api/queries';
export { addAreaTexts, changeLanguage, startI18n } from './i18n/i18n';
export { startLanguage } from './i18n/language';
export { litePrefix } from './routing/paths';
export { completeSignIn, SignInFailed, type SignInTrouble } from './session/complete-sign-in';
export { startSession } from './session/session';
export { guestSession, useSessionStore } from './session/session-store';
export { tokenSecondsLeft } from './session/tokens';
export { browserStorage, keep, readKept } from './storage/browser-storage';
export { type Toast, toastTimeout, useToasts } from './toasts/toasts';
