import type { StoreApi } from 'zustand/vanilla';
import type { ApiClient } from '../api/api-client';
import type { Language } from '../i18n/language';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Clock } from './clock';
import type { Issuer } from './issuer/issuer';
import type { Session } from './session-state';

/** A message about the session; the page has the text. */
export type SessionMessage =
  | { key: 'need_to_be_logged_in' | 'signedOutElsewhere' }
  | { key: 'adminRightLost'; name: string };

/** What the session does to the page around it. */
export interface SessionPage {
  notify(message: SessionMessage): void;
  /** Removes the cached answers that belong to one person. */
  clearPersonalAnswers(): void;
  language(): Language;
  changeLanguage(language: Language): void;
  /** Calls back when the visitor comes back to the page, or the network does. */
  onReturn(listener: () => void, signal: AbortSignal): void;
}

export interface SessionDependencies {
  storage: BrowserStorage;
  clock: Clock;
  issuer: Issuer;
  api: ApiClient;
  page: SessionPage;
}

/** What the parts of one session share. */
export interface SessionContext extends SessionDependencies {
  readonly store: StoreApi<Session>;
  /** Whose session the page shows or is about to show: their subject at the identity service; empty for a guest. */
  subject: string;
  /** Shows home without a reload. */
  goHome: () => void;
}
