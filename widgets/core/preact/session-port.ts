import type { Language } from '../texts';

/** What an element may do for the visitor, agreed to once per site in the platform's window. */
export type PartnerScope = 'profile' | 'bookings' | 'proposals';

/** Who is logged in on this page. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  /** The URL of their picture; null without one. */
  readonly picture: string | null;
}

/** `failed` has `window.blocked`, `origin.not_registered`, `login.cancelled`, or a code of the network. */
export type SessionState =
  | { readonly status: 'guest' }
  | { readonly status: 'opening' }
  | { readonly status: 'signed-in'; readonly visitor: Visitor }
  | { readonly status: 'failed'; readonly code: string };

export interface LogInRequest {
  readonly scopes: readonly PartnerScope[];
  readonly task?: 'login' | 'signup' | 'verify' | 'password';
  readonly email?: string;
  readonly language: Language;
  /** Shown in the window, such as "Back to booking Maths tutor". */
  readonly purpose?: string;
}

export interface CallInit {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** JSON, or a FormData that is sent as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/** The session of this page at one platform, as the elements use it. */
export interface Session {
  /** The same object until it changes. */
  read(): SessionState;
  subscribe(changed: () => void): () => void;
  /** Opens the platform's window. Must be called in a click handler. */
  logIn(request: LogInRequest): Promise<SessionState>;
  /** The same in this tab, where windows are blocked. The page is left and comes back. */
  logInHere(request: LogInRequest): void;
  /** Ends the session on this page. */
  logOut(): Promise<void>;
  /** Calls the API with the visitor's token. `path` is as in the contract (`/gygs/…`). Throws WidgetError. */
  call(path: string, init?: CallInit): Promise<unknown>;
}
