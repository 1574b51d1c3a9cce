import type { ApiRequest } from '@gyg/contract/client';
import { ApiError } from '@gyg/contract/client';
import type { LogInRequest, Session, SessionState, Visitor } from '../../session';

/** Elin, who is logged in. */
export const elin: Visitor = { id: 'user-elin', name: 'Elin Sandberg', picture: null };

/** The state of someone who is logged in. */
export const signedIn = (visitor: Visitor = elin): SessionState => ({ status: 'signed-in', visitor });

/** A refusal of the API. */
export const refusal = (code: string, status = 409): ApiError => new ApiError(code, status);

/** Responds to a call, or throws. The path is as in the contract; `body` is a form, or what the JSON says. */
export type RespondToCall = (path: string, request: { method: ApiRequest['method']; body: unknown }) => unknown;

export interface FakeSession {
  readonly session: Session;
  /** Shows another state, as after a log-in elsewhere on the page. */
  readonly show: (state: SessionState) => void;
  /** Each call as `METHOD path`, with its body and key. */
  readonly calls: { call: string; body: unknown; key: string | undefined }[];
  readonly logIns: LogInRequest[];
  readonly logInsHere: LogInRequest[];
  /** What the window ends with; by default Elin is logged in. */
  windowEndsWith: SessionState;
  /** Whether who is logged in has agreed to what is asked for; otherwise the window opens for it. */
  hasAgreed: boolean;
  respond: RespondToCall;
}

/** A session for tests and stories. */
export function fakeSession(
  start: SessionState = { status: 'guest' },
  respond: RespondToCall = () => undefined,
): FakeSession {
  let state = start;
  const listeners = new Set<() => void>();
  const show = (next: SessionState) => {
    state = next;
    for (const changed of listeners) changed();
  };
  const fake: FakeSession = {
    show,
    calls: [],
    logIns: [],
    logInsHere: [],
    windowEndsWith: signedIn(),
    hasAgreed: true,
    respond,
    session: {
      read: () => state,
      subscribe(changed) {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
      async logIn(request) {
        if (state.status === 'signed-in' && fake.hasAgreed) return state;
        fake.logIns.push(request);
        await Promise.resolve();
        // A failure leaves an earlier login as it is.
        if (state.status !== 'signed-in' || fake.windowEndsWith.status === 'signed-in') show(fake.windowEndsWith);
        return fake.windowEndsWith;
      },
      logInHere: (request) => void fake.logInsHere.push(request),
      logOut: async () => show({ status: 'guest' }),
      async call({ method, path, headers, body: sent }) {
        const body = typeof sent === 'string' ? JSON.parse(sent) : sent;
        const below = path.slice('/api'.length);
        fake.calls.push({ call: `${method} ${below}`, body, key: headers['idempotency-key'] });
        // The scene responds with what the call is for.
        return fake.respond(below, { method, body }) as never;
      },
    },
  };
  return fake;
}

/** Holds a call until it is released, to look at the element meanwhile. */
export function held<Body>(body: Body): { respond: () => Promise<Body>; release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { respond: () => gate.then(() => body), release: () => release() };
}
