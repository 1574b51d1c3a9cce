import type { Database } from '@gyg/database';
import { missingConsent } from './grants';
import { interactionPolicy } from './oidc-provider';

const { Check, Prompt } = interactionPolicy;

/**
 * When a login is required: by the library's rules, and for a session of an earlier password or another person. When
 * consent is: where a partner's site asks for more than the person has agreed to there.
 */
export function signInPolicy(db: Database) {
  const policy = interactionPolicy.base();
  // The library asks for each grant, that is for each login of a browser; ours is asked once for each person and site.
  policy.remove('consent');
  const unasked = new Check(
    'site_consent',
    'The person has not agreed to what the site asks for',
    'consent_required',
    async (ctx) => ((await missingConsent(db, ctx)) === null ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT),
  );
  policy.add(new Prompt({ name: 'consent', requestable: false }, unasked));
  const outlived = new Check(
    'outlived_session',
    'The sign-in of this browser has ended',
    'login_required',
    ({ oidc }) =>
      oidc.session?.accountId !== undefined && oidc.account === undefined
        ? Check.REQUEST_PROMPT
        : Check.NO_NEED_TO_PROMPT,
  );
  policy.get('login')?.checks.add(outlived);
  return policy;
}
