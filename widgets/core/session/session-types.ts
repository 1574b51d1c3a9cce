import type { AnswerOf, OperationName } from '@gyg/contract';
import type { ApiRequest } from '@gyg/contract/client';
import type { PartnerScope } from '@gyg/contract/enums';
import type { FieldsOf } from '../client';
import type { Language } from '../texts';

export type { PartnerScope };

/** The person who is logged in on this page. Sites never learn the e-mail address. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  /** The address of a picture, or null. */
  readonly picture: string | null;
}

/**
 * `code` of a failure: `window.blocked` (offer `logInHere`), `login.cancelled`, `login.expired`, `login.failed`,
 * `origin.not_registered`, `origin.sign_in_unavailable`, `origin.unknown` (a document whose frame hides where it is),
 * `page.insecure` (no https), `storage.unavailable`, or one of the network (`network`, `timeout`) or the API.
 */
export type SessionState =
  | { readonly status: 'guest' }
  | { readonly status: 'opening' }
  | { readonly status: 'signed-in'; readonly visitor: Visitor }
  | { readonly status: 'failed'; readonly code: string };

export interface LogInRequest {
  /** What the element needs; `profile` is always asked for. */
  readonly scopes: readonly PartnerScope[];
  /** The form that the window begins with; default `login`. */
  readonly task?: 'login' | 'signup' | 'verify' | 'password';
  /** Fills in the address in the form. */
  readonly email?: string;
  readonly language: Language;
  /** What the visitor was doing: 'Back to booking Maths tutor'. Shown when the login is done. */
  readonly purpose?: string;
}

/** The login of this page's visitor at a platform. All elements of a page share it. */
export interface Session {
  /** The same object until it changes (for `useSyncExternalStore`). */
  read(): SessionState;
  /** Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
  /**
   * Opens the platform's window, unless the visitor has agreed to these scopes. Call it in a click handler, or the browser
   * blocks the window. Never rejects: resolves with a failure, also where an earlier login with fewer scopes goes on.
   */
  logIn(request: LogInRequest): Promise<SessionState>;
  /** The same in this tab, where windows are blocked: leaves the page and returns to it. */
  logInHere(request: LogInRequest): void;
  /** Ends this page's login. The visitor stays logged in at the platform. */
  logOut(): Promise<void>;
  /**
   * Calls the API for the visitor. A response without the `fields` is refused. Throws ApiError; with status 401 the login
   * has ended.
   */
  call<N extends OperationName>(
    request: ApiRequest<N>,
    fields?: FieldsOf<N>,
    signal?: AbortSignal,
  ): Promise<AnswerOf<N>>;
}
