import { describeSignUp } from './describe-first-steps';

export interface AccountsPlace {
  issuer: string;
  clientId: string;
  basePath: string;
  /** Whether the embedded issuer manages the accounts. */
  pool: boolean;
  /** The URL of a demo's mailbox; null without one. */
  mailbox: string | null;
}

/** How to get an account, as Markdown. */
export function describeAccounts({ issuer, pool, mailbox }: AccountsPlace): string {
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
export function describeScripts({ clientId, basePath, pool }: AccountsPlace): string {
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
