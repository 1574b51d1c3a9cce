import { type ImageKind, imageLimits, imageRules, type KeyScope, limits, signUpLimits } from '@gyg/contract';

/** The states of gygs and bookings, as Markdown. */
export const life = `## States of gygs and bookings

| gyg | meaning |
|---|---|
| \`CREATED\` | A draft, visible only to its hosts. The state of a new gyg; \`unpublish\` returns a gyg to it before the start |
| \`PUBLISHED\` | Set by \`publish\`. The gyg can be found and booked |
| \`ONGOING\` | Set automatically at the start, or immediately if the gyg is published later. It can still be booked, and attendance can be recorded |
| \`FINISHED\` | Set automatically at the end, or by \`finish\`. It can no longer be booked; attendance and stories can still be added |

The state is computed at the time of each request, to the second. At the start, hosts are notified that they can record
attendance. At the end, they are asked to record it, and participants are thanked.

| booking | meaning |
|---|---|
| \`ACTIVE\` | The booking is confirmed: when it is created, or when a host accepts it |
| \`PENDING\` | The need has \`needsApproval\`: the place is reserved until a host accepts or declines |
| \`DECLINED\` | Declined by a host; the place is released |
| \`CANCELLED\` | Cancelled by the booker before the start (if booked later: before the end), or by a host before the end; the place is released. \`unpublish\` cancels all bookings |

The representation of an organisation is a separate request. It is \`PENDING\` until an administrator of the organisation
sets it to \`ACCEPTED\` or \`DECLINED\`. It becomes \`WITHDRAWN\` by the booker or \`REVOKED\` by the organisation. The booking
remains in every case.
`;

const inWords: Record<ImageKind, string> = {
  profile: 'profile picture',
  hero: 'hero image of a gyg or an organisation',
  logo: 'logo',
  story: 'picture of a story',
  media: 'picture of a gyg',
  proposal: 'picture of a proposal',
};

function shapeOf(aspect: number | null): string {
  if (aspect === null) return `any; no side longer than ${imageLimits.widest} times the other`;
  return aspect === 1 ? 'square' : '16:9';
}

/** The requirements for pictures, as a Markdown table. */
export function describeUploads(): string {
  const kinds = Object.keys(imageRules).filter((kind): kind is ImageKind => kind in imageRules);
  const rows = kinds.map((kind) => {
    const { aspect, minHeight } = imageRules[kind];
    return `| ${inWords[kind]} | ${shapeOf(aspect)} | ${minHeight} pixels |`;
  });
  return ['| picture | aspect ratio | minimum height |', '|---|---|---|', ...rows].join('\n');
}

/** What each scope allows, in words. */
export const scopeWords: Readonly<Record<KeyScope, string>> = {
  'gygs:read': 'gygs of the organisation, with drafts',
  'gygs:write': 'create, edit and publish them, with their pages, needs and translations',
  'bookings:read': 'who takes part, and in whose name; of recipients only the number',
  'stories:read': 'stories, with those that wait for an answer',
  'proposals:read': 'proposals to the organisation',
};

const rows = Object.entries(scopeWords).map(([scope, words]) => `| \`${scope}\` | ${words} |`);

/** The scopes, as a Markdown table. */
export const scopeTable = ['| scope | allows |', '|---|---|', ...rows].join('\n');

/** Keys for servers, as Markdown. */
export const aboutKeys = `## Keys

Administrators create keys for their organisation’s servers. A key is sent like an access token:
\`Authorization: Bearer gyg_live_…\`. It acts for the organisation, never for a person, and only in the operations that name one of
its scopes in \`x-key-scope\`, where it has the permissions of an administrator. In all other operations it gets what guests get,
or 403 \`keys.not_allowed\`.

${scopeTable}

A key is \`gyg_live_\` and 43 letters and digits, of which the last six are a checksum: 401 \`keys.mistyped\` means that it was not
copied whole, \`keys.unknown\`, \`keys.revoked\` and \`keys.expired\` that it is not valid. Keys belong on servers: other origins get no
answer to requests with a key.
`;

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

interface Place {
  /** The absolute base URL of the API. */
  api: string;
  tokenEndpoint: string;
  clientId: string;
  publicUrl: string;
}

/** The quickstart, from a token to a booking, as Markdown. */
export function describeFirstSteps({ api, tokenEndpoint, clientId, publicUrl }: Place): string {
  return `## Quickstart

**Get a token** after the redirect with \`code\` (see Authentication), then create your user:

\`\`\`sh
curl -s ${tokenEndpoint} -d grant_type=authorization_code -d client_id=${clientId} \\
  -d redirect_uri=${publicUrl}/auth/callback -d code=$CODE -d code_verifier=$VERIFIER
# {"access_token": …, "id_token": …, "refresh_token": …}
curl -s ${api}/users -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H 'Content-Type: application/json' -d "{\\"jwt\\": \\"$ID_TOKEN\\"}"
# {"user": {"id": …}, "created": true}
\`\`\`

**Find a gyg and its needs**, without a token:

\`\`\`sh
curl -s '${api}/gygs/search?states=PUBLISHED&sort=startDateTime:asc&pageSize=1'
curl -s ${api}/gygs/$GYG/positions/
\`\`\`

**Book a skill.** With the idempotency key the request can be retried safely:

\`\`\`sh
curl -s ${api}/gygs/$GYG/participants -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H 'Content-Type: application/json' -H "Idempotency-Key: $(uuidgen)" \\
  -d "{\\"userId\\": \\"$USER\\", \\"gygPositionId\\": \\"$NEED\\", \\"contributionType\\": \\"SKILL\\", \\"quantity\\": 1}"
# {"id": …, "status": "ACTIVE"}
\`\`\`

For a complete example in plain Node, including sign-up and a scripted login, see
\`host-shell/docs/examples/a-hosts-year.mjs\` in the repository.
`;
}
