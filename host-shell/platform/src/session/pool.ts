import { ApiError } from '../api/api-error';

/** Outcomes of the user pool by name (specification 8, identity reactions). */
export type PoolOutcome =
  | 'NotAuthorizedException'
  | 'UserNotFoundException'
  | 'UserNotConfirmedException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'UsernameExistsException'
  | 'InvalidPasswordException'
  | 'InvalidParameterException'
  | 'LimitExceededException'
  | 'InteractionExpiredException'
  | 'Unexpected';

export type PoolAnswer = { ok: true; redirectTo?: string } | { ok: false; outcome: PoolOutcome; detail: string };

async function post(path: string, body: unknown): Promise<PoolAnswer> {
  try {
    const response = await fetch(`/identity${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: { error?: PoolOutcome; message?: string; redirectTo?: string } = await response.json();
    if (answer.error !== undefined) {
      return { ok: false, outcome: answer.error, detail: `${response.status}: ${answer.message ?? answer.error}` };
    }
    if (!response.ok) return { ok: false, outcome: 'Unexpected', detail: `${response.status}: ${response.statusText}` };
    return answer.redirectTo === undefined ? { ok: true } : { ok: true, redirectTo: answer.redirectTo };
  } catch (cause) {
    throw new ApiError('network.offline', 0, 'The identity service could not be reached', { cause });
  }
}

/** The embedded identity service's own calls; the password goes there and nowhere else. */
export const pool = {
  signUp: (values: { name: string; email: string; password: string; locale: 'en' | 'se' }) =>
    post('/pool/sign-up', values),
  confirm: (values: { email: string; code: string }) => post('/pool/confirm', values),
  resend: (values: { email: string }) => post('/pool/resend', values),
  /** Answers with where to go on; `InteractionExpiredException` means: start the sign-in anew. */
  logIn: (interaction: string, values: { email: string; password: string }) =>
    post(`/interaction/${encodeURIComponent(interaction)}/login`, values),
};
