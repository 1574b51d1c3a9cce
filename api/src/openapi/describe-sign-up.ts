import { limits, signUpLimits } from '@gyg/contract';

const { accounts, codes, codeMinutes, triesOfACode } = signUpLimits;

/** How to get an account, as Markdown. */
export function describeSignUp(issuer: string, mailbox: string | null): string {
  const readCode = mailbox === null ? '' : ` In this demo, \`GET ${mailbox}.json?to=<address>\` returns the e-mail.`;
  return `## Accounts

Users sign up on the platform. Scripts can sign up with the following JSON requests, relative to \`${issuer}/pool\`:

- \`POST …/sign-up\` \`{"name", "email", "password", "locale"?}\` returns 201 \`{"userId"}\` and sends a verification code by
  e-mail. The \`userId\` is the issuer’s, not the API’s.
- \`POST …/confirm\` \`{"email", "code"}\` confirms the account, so that it can log in. If others have signed up with the same
  address and a different password in the last day, keep the cookies from this response until you log in: they identify which
  password is yours.
- \`POST …/resend\` \`{"email"}\` sends a new code and invalidates the previous one.
- \`POST …/forgot\` \`{"email"}\` sends a code for resetting the password.
- \`POST …/confirm-forgot\` \`{"email", "code", "password"}\` sets a new password and ends all existing logins.

All requests but the first return 200 \`{}\`. A code has six digits and expires after ${codeMinutes} minutes; after ${triesOfACode} wrong attempts you need
a new one.${readCode} A password has ${limits.passwordMin} to ${limits.passwordMax} characters, including a lowercase letter, an uppercase letter and a
digit.

Errors of these requests are \`{"error", "message"}\` instead of \`application/problem+json\`: \`InvalidParameterException\`,
\`InvalidPasswordException\` (\`problems\` lists the unmet rules), \`UsernameExistsException\`, \`CodeMismatchException\`,
\`ExpiredCodeException\` and \`UserNotConfirmedException\` (400), \`NotAuthorizedException\` (401: wrong password, or already
confirmed) and \`LimitExceededException\` (429 with \`Retry-After\`). Among other limits, a network address can make ${accounts} sign-ups
an hour, and request ${codes} codes an hour for one account. Resend and forgot return the same response whether or not the account
exists.
`;
}
