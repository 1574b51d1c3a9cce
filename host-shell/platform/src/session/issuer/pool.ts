import type { PartnerScope } from '@gyg/contract';
import { ApiError } from '@gyg/contract/client';

/** The outcomes of a user pool by name. All others become `Unexpected`. */
const outcomes = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'UsernameExistsException',
  'InvalidPasswordException',
  'InvalidParameterException',
  'LimitExceededException',
  'InteractionExpiredException',
  'Unexpected',
] as const;
export type PoolOutcome = (typeof outcomes)[number];

export interface PoolRefusal {
  ok: false;
  outcome: PoolOutcome;
  /** The technical line: status and the pool's message. */
  detail: string;
  /** Seconds until a retry is allowed, if the pool returns them. */
  retryAfter?: number;
}
/** `signsIn`: the next login in this browser needs no password. */
export type PoolAnswer = { ok: true; redirectTo?: string; signsIn?: boolean } | PoolRefusal;

function toRefusal(response: Response, { error, message }: { error?: string; message?: string }): PoolRefusal {
  const knownOutcome = outcomes.find((outcome) => outcome === error);
  // Include an unknown error code in the technical line.
  const text = [knownOutcome === undefined ? error : undefined, message].filter(Boolean).join(', ');
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    ok: false,
    outcome: knownOutcome ?? 'Unexpected',
    detail: `${response.status}: ${text || knownOutcome || response.statusText}`,
    ...(seconds > 0 ? { retryAfter: seconds } : {}),
  };
}

async function post(path: string, body: unknown): Promise<PoolAnswer> {
  try {
    const response = await fetch(`/identity${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // A proxy in front of the service may respond without JSON.
    const result: { error?: string; message?: string; redirectTo?: string; signsIn?: boolean } = await response
      .json()
      .catch(() => ({}));
    if (!response.ok || result.error !== undefined) return toRefusal(response, result);
    const { redirectTo, signsIn } = result;
    return { ok: true, ...(redirectTo === undefined ? {} : { redirectTo }), ...(signsIn === true ? { signsIn } : {}) };
  } catch (cause) {
    throw new ApiError('network.offline', 0, 'The identity service could not be reached', { cause });
  }
}

/** What a partner's site asks for in the window of its login. */
export interface LoginWindow {
  /** `consent` once the person is logged in. */
  step: 'login' | 'consent';
  site: { origin: string; name: string; logo: string | null };
  scopes: PartnerScope[];
  /** The person who is logged in. */
  account: { name: string; email: string } | null;
}

/** Throws ApiError if the service cannot be reached. */
async function getWindow(interaction: string): Promise<LoginWindow | undefined> {
  const response = await fetch(`/identity/interaction/${encodeURIComponent(interaction)}/window`).catch((cause) => {
    throw new ApiError('network.offline', 0, 'The identity service could not be reached', { cause });
  });
  if (response.status >= 500) throw new ApiError('server.unavailable', response.status, 'The identity service failed');
  return response.ok ? response.json() : undefined;
}

/** The API of the embedded identity service. Passwords are sent only here. */
export const pool = {
  /** Creates an account. The country is always sent as 'se'. */
  signUp: (values: { name: string; email: string; password: string; locale: 'en' | 'se' }) =>
    post('/pool/sign-up', { ...values, country: 'se' }),
  /** Confirms an address; `signsIn` if this browser has signed up with it. */
  confirm: (values: { email: string; code: string }) => post('/pool/confirm', values),
  resend: (values: { email: string }) => post('/pool/resend', values),
  /** Requests a code for setting a new password. */
  forgot: (values: { email: string }) => post('/pool/forgot', values),
  confirmForgot: (values: { email: string; code: string; password: string }) => post('/pool/confirm-forgot', values),
  /** Resolves with the next URL. `InteractionExpiredException` means: start the login again. */
  logIn: (interaction: string, values: { email: string; password: string }) =>
    post(`/interaction/${encodeURIComponent(interaction)}/login`, values),
  /** What a partner's window shows; undefined if its login took too long, or another browser began it. */
  window: getWindow,
  /** Agrees to what the site asks for, or does not. Resolves with the next URL, as the two below. */
  consent: (interaction: string, allow: boolean) =>
    post(`/interaction/${encodeURIComponent(interaction)}/consent`, { allow }),
  cancel: (interaction: string) => post(`/interaction/${encodeURIComponent(interaction)}/cancel`, {}),
  /** Logs out in this browser, and begins the same login again. */
  switchAccount: (interaction: string) => post(`/interaction/${encodeURIComponent(interaction)}/switch`, {}),
};
