import { interactionPolicy } from './oidc-provider';

const { Check } = interactionPolicy;

/** When a login is required: by the library's rules, and for a session of an earlier password or another person. */
export function signInPolicy() {
  const policy = interactionPolicy.base();
  // Grants come from `firstPartyGrants`; there is no consent page.
  policy.remove('consent');
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
