import type { StoreApi } from 'zustand/vanilla';
import type { ApiClient } from '../api/api-client';
import type { Language } from '../i18n/language';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Clock } from './clock';
import type { Issuer } from './issuer/issuer';
import type { Session } from './session-state';

/** A message about the session. The page supplies the text. */
export type SessionMessage =
  | { key: 'need_to_be_logged_in' | 'signedOutElsewhere' }
  | { key: 'adminRightLost'; name: string };

/** The parts of the page that the session uses. */
export interface SessionPage {
  notify(message: SessionMessage): void;
  /** Removes the cached personal data of the user. */
  clearPersonalCache(): void;
  language(): Language;
  changeLanguage(language: Language): void;
  /** Calls back when the user returns to the page or the network is back. */
  onReturn(listener: () => void, signal: AbortSignal): void;
}

export interface SessionDependencies {
  storage: BrowserStorage;
  clock: Clock;
  issuer: Issuer;
  api: ApiClient;
  page: SessionPage;
}

/** Shared by the parts of one session. */
export interface SessionContext extends SessionDependencies {
  readonly store: StoreApi<Session>;
  /** The subject at the identity service of the user that the page shows or is loading; empty for a guest. */
  subject: string;
  /** Shows home without a reload. */
  goHome: () => void;
}
