import { limitClasses } from '../limits/limit-classes';
import { describeAccounts, describeScripts } from './describe-accounts';
import { describeFirstSteps } from './describe-first-steps';
import { life } from './describe-life';
import { describeUploads } from './describe-uploads';

export interface DescribedApi {
  version: string;
  /** The base URL of the calls, for example `/api`. */
  basePath: string;
  /** The address of the embedded or external OpenID issuer, and the public client of scripts and pages. */
  issuer: string;
  clientId: string;
  scope: string;
  /** Whether the embedded issuer has the accounts. */
  pool: boolean;
  publicUrl: string;
  /** The accounts of a demonstration; null in production. */
  demoAccounts: { password: string; accounts: readonly { email: string; role: string }[] } | null;
}

function demonstration({ demoAccounts, publicUrl }: DescribedApi): string {
  if (demoAccounts === null) return '';
  const rows = demoAccounts.accounts.map(({ email, role }) => `| \`${email}\` | ${role} |`);
  return `
This is a demonstration. These accounts have the password \`${demoAccounts.password}\`, and every mail that would
be sent is shown at ${publicUrl}/mailbox.

| account | is |
|---|---|
${rows.join('\n')}
`;
}

function limits(): string {
  return Object.entries(limitClasses)
    .map(([name, { calls, window }]) => `| ${name} | ${calls} in ${window === 60_000 ? 'a minute' : 'an hour'} |`)
    .join('\n');
}

/** What a reader must know before the first call, as Markdown. */
export function describeApi(api: DescribedApi): string {
  const { basePath, issuer, clientId, scope, publicUrl, pool, demoAccounts } = api;
  const mailbox = demoAccounts === null ? null : `${publicUrl}/mailbox`;
  const accounts = { issuer, clientId, basePath, pool, mailbox };
  return `Gyg brings people, skills and things to events for the seventeen sustainable development goals.
Everything that its pages do, they do by these calls; you may build on them as well.

${describeAccounts(accounts)}
## Getting a token

Reading what is public needs none. All else wants \`Authorization: Bearer <access token>\`; a bad or expired token is
answered 401, it never counts as no token. Tokens come from the OpenID issuer \`${issuer}\`
(\`${issuer}/.well-known/openid-configuration\` says its addresses) by the authorisation code flow with PKCE:

1. Make a random \`code_verifier\` of 43 to 128 letters and digits; its \`code_challenge\` is the SHA-256 of it, base64url.
2. Send the person's browser to the \`authorization_endpoint\` with \`client_id=${clientId}\`, \`response_type=code\`,
   \`redirect_uri=${publicUrl}/auth/callback\`, \`scope=${scope}\`, your \`state\`, the \`code_challenge\` and
   \`code_challenge_method=S256\`. They sign in there; you never see their password.
3. The browser comes back with \`code\`. POST it to the \`token_endpoint\` as a form: \`grant_type=authorization_code\`,
   \`client_id\`, \`code\`, the same \`redirect_uri\`, \`code_verifier\`. The answer has \`access_token\` (some minutes),
   \`id_token\` and \`refresh_token\`.
4. Once per person: \`POST ${basePath}/users\` with \`{"jwt": "<id_token>"}\` makes their user here.
5. Renew with \`grant_type=refresh_token\`. Each refresh token is good once.

${describeScripts(accounts)}
${demonstration(api)}
${describeFirstSteps({ api: `${publicUrl}${basePath}`, tokenEndpoint: pool ? `${issuer}/token` : '$TOKEN_ENDPOINT', clientId, publicUrl })}
${life}
## Who may

Rights come from memberships as they are at the moment of the call, not from the token; only the group \`superusers\` does.
Every call says who it is for (\`x-who\`): \`any\` guests too, \`user\` signed in, \`self\` whom the path or body names,
\`booker\` holds a booking or place in the gyg, \`member\` and \`admin\` of the organisation, \`host\` an administrator of the
gyg's host or one of its managers, \`author\` who made it, \`owner\` an administrator of the portfolio's organisation,
\`super\` a super user. One of those named is enough.

What a caller may not see is not there: 404, the same as for an id that never was. What they see but may not do is 403
\`you_do_not_have_permission\`; where signing in would help, 401 \`session.need_to_be_logged_in\`. Drafts are seen by their
hosts only, hidden organisations' pages by their administrators only, e-mail addresses by their owner and by who has to
reach them, recipients by hosts only.

## Conventions

- **Ids** are opaque texts, unique everywhere. **Times** are ISO 8601 in UTC, ending in \`Z\`. **Durations** are minutes.
- **Lists** are \`{<name>: […], total, page, pageSize}\`: \`page\` counts from 0, \`pageSize\` is 20 unless asked for, 100 at most.
- **Searches** are POSTs; public ones have a GET twin with the same fields in the query, which can be cached.
- **Input is strict.** An unknown field, a wrong type or a text that is too long is 400; a body over 256 kB is 413, one that
  is not JSON 415. What the server decides (ids, states, approvals, roles) cannot be sent.
- **Errors** are RFC 9457 \`application/problem+json\`. \`code\` is stable, branch on it; \`message\` and \`detail\` are for
  developers; \`reason\` says more where a code has several; \`errors\` names the fields, each with \`path\`, \`code\`, \`message\`.
- **Empty success** is 204.
- **Doing it once.** POSTs that create take an \`Idempotency-Key\` (up to 200 characters): within 24 hours the same key and body
  give the first answer again, another body is 422. An answer given again carries
  \`Idempotency-Replayed: true\`.
- **Caching.** Answers to guests have an \`ETag\`; send it as \`If-None-Match\` and get 304. Authenticated answers must not be
  cached: \`Cache-Control: private, no-store\`.
- **Other origins** may read what guests may read, without credentials.
- **Uploads** are \`multipart/form-data\`: the part \`image\`, a JPEG or PNG of at most 10 MB, and the other fields as texts:
  \`curl ${publicUrl}${basePath}/images/profile -H "Authorization: Bearer $ACCESS_TOKEN" -F image=@me.jpg -F userId=$USER\`.
  The table below says what shape each wants.
- **Slashes.** A path may end in a slash or not; \`/positions/\` and \`/commodities/\` are the same without it.
- **\`X-Request-Id\`** is in every answer; send your own (8 to 64 letters, digits, \`-\` or \`_\`) to find it again in our log.

${describeUploads()}

## Limits

Counted for the user, for guests by network address. Answers say in \`RateLimit\` and \`RateLimit-Policy\` what is left; one
call too many is 429 \`request.too_many\`; \`Retry-After\` and the message say after how many seconds to come again.

| calls | at most |
|---|---|
${limits()}
`;
}
