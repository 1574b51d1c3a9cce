import { describeSignUp } from './describe-sign-up';

export interface AccountsPlace {
  issuer: string;
  clientId: string;
  basePath: string;
  /** Whether the embedded issuer has the accounts. */
  pool: boolean;
  /** Where a demonstration shows its mails; null where they are not shown. */
  mailbox: string | null;
}

/** How to get an account, as Markdown. */
export function describeAccounts({ issuer, pool, mailbox }: AccountsPlace): string {
  if (pool) return describeSignUp(issuer, mailbox);
  return `## An account

Accounts are managed by the OpenID issuer \`${issuer}\`: people sign up, choose passwords and are put into groups there. The
platform has no calls for it.
`;
}

const docsSession = (basePath: string) =>
  `On the page ${basePath}/docs, *Authorize* takes an access token; where you are signed in on the platform in the
same browser, calls that you try carry that sign-in.`;

/** How a script gets tokens, and which other clients may, as Markdown. */
export function describeScripts({ clientId, basePath, pool }: AccountsPlace): string {
  if (!pool) {
    return `${docsSession(basePath)}

**A client of your own** is registered with the issuer. Its tokens are taken here when they are made for this API’s audience; its
people then act without their rights as administrator, manager, host or super user, which the platform’s own pages alone give.`;
  }
  return `A script can do the same without a window: follow the redirects with a cookie jar as far as \`/login?interaction=<uid>\`,
POST \`{"email", "password"}\` as JSON to \`/identity/interaction/<uid>/login\`, and go on at the \`redirectTo\` of its
answer. ${docsSession(basePath)}

**A client of your own.** There is one client, \`${clientId}\`: it has no secret, and the issuer sends browsers back to this
platform’s own pages only. No call and no setting makes another; a site that wants its visitors to sign in here needs a client that
the operator of the platform adds to its code (\`api/identity/src/provider\`). What works today: scripts that sign
in as above for accounts of their own, and reading without a token.`;
}
