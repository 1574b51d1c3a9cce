import { describeSignUp } from './describe-sign-up';

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

**Custom clients** are registered with the issuer. The API accepts their tokens if they are issued for this API’s audience.
Users of a custom client do not have their permissions as administrator, manager, host or super user: these apply only on the
platform’s own pages.`;
  }
  return `A script can log in without a browser: follow the redirects with a cookie jar up to \`/login?interaction=<uid>\`,
POST \`{"email", "password"}\` as JSON to \`/identity/interaction/<uid>/login\`, and continue at the \`redirectTo\` in the
response. ${docsSession(basePath)}

**Custom clients.** The only client is \`${clientId}\`. It is a public client without a secret, and the issuer redirects only
to the platform’s own pages. Clients cannot be added through the API or the settings: to let visitors of another site log in,
the operator of the platform has to add a client to the code (\`api/identity/src/provider\`). Scripts that log in to their own
accounts as described above, and requests without a token, work without a custom client.`;
}
