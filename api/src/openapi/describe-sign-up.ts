import { limits, signUpLimits } from '@gyg/contract';

const { accounts, codes, codeMinutes, triesOfACode } = signUpLimits;

/** How to get an account, as Markdown. */
export function describeSignUp(issuer: string, mailbox: string | null): string {
  const readCode =
    mailbox === null ? '' : ` In this demonstration \`GET ${mailbox}.json?to=<address>\` shows the mail.`;
  return `## An account

People sign up on the platform. A script does it with JSON, below \`${issuer}/pool\`:

- \`POST …/sign-up\` \`{"name", "email", "password", "locale"?}\`: 201 \`{"userId"}\`, the issuer’s and not the API’s; a code comes
  by mail.
- \`POST …/confirm\` \`{"email", "code"}\`: the account can sign in. Where others signed up with the address too, in the last
  day and with another password, keep the cookies from here to the sign-in: they show which password is yours.
- \`POST …/resend\` \`{"email"}\`: another code; the old one dies.
- \`POST …/forgot\` \`{"email"}\`: a code for a new password.
- \`POST …/confirm-forgot\` \`{"email", "code", "password"}\`: the new password counts from now on, and all earlier logins end.

All but the first answer 200 \`{}\`. A code has six digits and lives ${codeMinutes} minutes; after ${triesOfACode} wrong tries only a new one helps.${readCode}
A password has ${limits.passwordMin} to ${limits.passwordMax} characters, with a small letter, a capital and a digit.

Refusals here are \`{"error", "message"}\`, not problems: \`InvalidParameterException\`, \`InvalidPasswordException\` (\`problems\`
names the rules), \`UsernameExistsException\`, \`CodeMismatchException\`, \`ExpiredCodeException\` and \`UserNotConfirmedException\`
(400), \`NotAuthorizedException\` (401: wrong password, or confirmed already), \`LimitExceededException\` (429 with
\`Retry-After\`): among others ${accounts} sign-ups an hour from one network address, and ${codes} codes an hour to one account from
one. Resend and forgot answer alike whether there is an account or not.
`;
}
