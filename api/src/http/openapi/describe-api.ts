import { limitClasses } from '../limits/limit-classes';
import { aboutKeys, describeFirstSteps, describeSignUp, describeUploads, life } from './describe-first-steps';
import { aboutWebhooks } from './describe-webhooks';

export interface DescribedApi {
  version: string;
  /** The base URL of the API, for example `/api`. */
  basePath: string;
  /** The URL of the embedded or external OpenID issuer. `clientId` is the public client of scripts and pages. */
  issuer: string;
  clientId: string;
  scope: string;
  /** Whether the embedded issuer manages the accounts. */
  pool: boolean;
  publicUrl: string;
  /** The accounts of a demo; null in production. */
  demoAccounts: { password: string; accounts: readonly { email: string; role: string }[] } | null;
}

function demonstration({ demoAccounts, publicUrl }: DescribedApi): string {
  if (demoAccounts === null) return '';
  const rows = demoAccounts.accounts.map(({ email, role }) => `| \`${email}\` | ${role} |`);
  return `
This is a demo. The accounts below have the password \`${demoAccounts.password}\`. E-mails are not sent, but shown at
${publicUrl}/mailbox.

| account | role |
|---|---|
${rows.join('\n')}
`;
}

function limits(): string {
  return Object.entries(limitClasses)
    .map(([name, { calls, window }]) => `| ${name} | ${calls} per ${window === 60_000 ? 'minute' : 'hour'} |`)
    .join('\n');
}

interface AccountsPlace {
  issuer: string;
  clientId: string;
  basePath: string;
  /** Whether the embedded issuer manages the accounts. */
  pool: boolean;
  /** The URL of a demo's mailbox; null without one. */
  mailbox: string | null;
}

/** How to get an account, as Markdown. */
function describeAccounts({ issuer, pool, mailbox }: AccountsPlace): string {
  if (pool) return describeSignUp(issuer, mailbox);
  return `## Accounts

Accounts are managed by the OpenID issuer \`${issuer}\`, including sign-up, passwords and groups. The platform has no
endpoints for accounts.
`;
}

const docsSession = (basePath: string) =>
  `At ${basePath}/docs, enter an access token under *Authorize*. If you are logged in to the platform in the same
browser, *Try it out* uses that login.`;

/** How scripts and other clients get tokens, as Markdown. */
function describeScripts({ clientId, basePath, pool }: AccountsPlace): string {
  if (!pool) {
    return `${docsSession(basePath)}

**Custom clients** of the issuer get 403 \`origin.not_registered\`: the API accepts only the platform’s tokens.
Partners’ sites cannot log visitors in while another issuer has the accounts.`;
  }
  return `A script can log in without a browser: follow the redirects with a cookie jar up to \`/login?interaction=<uid>\`,
POST \`{"email", "password"}\` as JSON to \`/identity/interaction/<uid>/login\`, and continue at the \`redirectTo\` in the
response. ${docsSession(basePath)}

**Partners’ sites.** The platform’s client \`${clientId}\` is public, without a secret, and the issuer redirects only to the
platform’s own pages. An organisation can register the origins of its sites; each is then a client whose \`client_id\` is the
origin (\`https://www.example.org\`), with the scopes \`profile\`, \`bookings\` and \`proposals\`. Its \`redirect_uri\` is
\`/auth/partner/\` and the origin in base64url; the login opens in a window, which posts the code to the page that opened it. The platform’s
elements do all of this. The site’s tokens work only in requests from that origin and for the operations with
\`x-partner-scope\`; for all others it counts as a guest. E-mail addresses are never returned to it.`;
}

/** The introduction of the reference, as Markdown. */
export function describeApi(api: DescribedApi): string {
  const { basePath, issuer, clientId, scope, publicUrl, pool, demoAccounts } = api;
  const mailbox = demoAccounts === null ? null : `${publicUrl}/mailbox`;
  const accounts = { issuer, clientId, basePath, pool, mailbox };
  return `Gyg brings people, skills and things to events for the seventeen sustainable development goals.
The platform’s own pages use this API for everything they do, and you can build on it as well.

${describeAccounts(accounts)}
## Authentication

Operations that are available to everyone, such as reading public data, do not require authentication. All others require an
access token in the header \`Authorization: Bearer <access token>\`. An invalid or expired token always returns 401, even where no token is required. The
OpenID issuer \`${issuer}\` issues access tokens through the authorisation code flow with PKCE. Its endpoints are listed at
\`${issuer}/.well-known/openid-configuration\`.

1. Generate a random \`code_verifier\` of 43 to 128 letters and digits. The \`code_challenge\` is its SHA-256 digest in
   base64url.
2. Redirect the user’s browser to the \`authorization_endpoint\` with \`client_id=${clientId}\`, \`response_type=code\`,
   \`redirect_uri=${publicUrl}/auth/callback\`, \`scope=${scope}\`, your \`state\`, the \`code_challenge\` and
   \`code_challenge_method=S256\`. The user logs in there; you never see their password.
3. The browser is redirected back with a \`code\`. POST it to the \`token_endpoint\` as a form, with
   \`grant_type=authorization_code\`, \`client_id\`, \`code\`, the same \`redirect_uri\` and \`code_verifier\`. The response
   contains an \`access_token\` (valid for a few minutes), an \`id_token\` and a \`refresh_token\`.
4. Once per user, create the user of the login: \`POST ${basePath}/users\` with \`{"jwt": "<id_token>"}\`.
5. Refresh the access token with \`grant_type=refresh_token\`. Each refresh token can be used once.

${describeScripts(accounts)}
${demonstration(api)}
${describeFirstSteps({ api: `${publicUrl}${basePath}`, tokenEndpoint: pool ? `${issuer}/token` : '$TOKEN_ENDPOINT', clientId, publicUrl })}
${life}
## Permissions

Permissions are evaluated from the user’s memberships at the time of the request, not from the token. Only the group
\`superusers\` is read from the token. Each operation lists the roles that can call it in \`x-who\`; one matching role is enough:

| role | caller |
|---|---|
| \`any\` | everyone, including guests |
| \`user\` | logged-in users |
| \`self\` | the user in the path or body |
| \`booker\` | users with a booking or place in the gyg |
| \`member\` | members of the organisation |
| \`admin\` | administrators of the organisation |
| \`manager\` | managers of the gyg |
| \`host\` | administrators of the gyg’s host organisation, and managers of the gyg |
| \`author\` | the author of the resource |
| \`owner\` | administrators of the portfolio’s organisation |
| \`super\` | super users |

A resource that the caller cannot see returns 404 as if it did not exist. If the caller can see the resource but is not allowed
to perform the action, the API returns 403 \`you_do_not_have_permission\`, or 401 \`session.need_to_be_logged_in\` if logging in
would help. Drafts are visible only to their hosts, pages of hidden organisations only to their administrators, recipients only
to hosts, and e-mail addresses only to their owner and to people who need to contact them.

${aboutKeys}
${aboutWebhooks}
## Conventions

- **Ids** are opaque, globally unique strings. **Times** are ISO 8601 in UTC, ending in \`Z\`. **Durations** are in minutes.
- **Lists** are returned as \`{<name>: […], total, page, pageSize}\`. \`page\` starts at 0; \`pageSize\` is 20 by default and at
  most 100.
- **Searches** are POST requests. Public searches are also available as cacheable GET requests with the same fields in the query.
- **Languages.** \`en\` is English, \`se\` Swedish. Reads of gygs take \`lang\`, or follow \`Accept-Language\`; \`language\` and
  \`gygLanguage\` in the response name the language of the texts, and \`languages\` all that a gyg can be read in.
- **Strict input.** Unknown fields, wrong types and strings that are too long return 400, a body over 256 kB returns 413, and a
  body that is not JSON returns 415. Values that the server sets (ids, states, approvals, roles) cannot be sent.
- **Errors** are RFC 9457 \`application/problem+json\`. \`code\` is stable: use it to handle errors. \`message\` and \`detail\` are
  for developers, \`reason\` distinguishes several causes of one code, and \`errors\` lists the invalid fields, each with
  \`path\`, \`code\` and \`message\`.
- **Empty responses** have the status 204.
- **Idempotent requests.** POST requests that create a resource accept an \`Idempotency-Key\` of up to 200 characters. Within 24
  hours, a request with the same key and body returns the first response again, with the header \`Idempotency-Replayed: true\`.
  The same key with a different body returns 422.
- **Caching.** Responses to guests have an \`ETag\`. Send it as \`If-None-Match\` to get 304 if nothing has changed. Authenticated
  responses must not be cached: \`Cache-Control: private, no-store\`.
- **CORS.** Other origins can read public data, without credentials. Registered sites of partners can also make calls with a
  token of their visitor.
- **Uploads** are \`multipart/form-data\`: the part \`image\` is a JPEG or PNG of at most 10 MB, and the other fields are strings:
  \`curl ${publicUrl}${basePath}/images/profile -H "Authorization: Bearer $ACCESS_TOKEN" -F image=@me.jpg -F userId=$USER\`.
  The table below lists the required dimensions.
- **Trailing slashes** are optional: \`/positions/\` and \`/commodities/\` are the same as without the slash.
- **Request ids.** Every response has an \`X-Request-Id\`. You can send your own (8 to 64 letters, digits, \`-\` or \`_\`), so that
  we can find the request in our log.

${describeUploads()}

## Rate limits

Requests are counted per user or key, and for guests per network address. The response headers \`RateLimit\` and \`RateLimit-Policy\`
show the remaining quota. A request over the limit returns 429 \`request.too_many\`; \`Retry-After\` and the message give the
number of seconds to wait.

| requests | limit |
|---|---|
${limits()}
`;
}
