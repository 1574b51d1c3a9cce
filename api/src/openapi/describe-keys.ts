import type { KeyScope } from '@gyg/contract';

/** What each scope allows, in words. */
export const scopeWords: Readonly<Record<KeyScope, string>> = {
  'gygs:read': 'gygs of the organisation, with drafts',
  'gygs:write': 'create, edit and publish them, with their pages, needs and translations',
  'bookings:read': 'who takes part, and in whose name; of recipients only the number',
  'stories:read': 'stories, with those that wait for an answer',
  'proposals:read': 'proposals to the organisation',
};

const rows = Object.entries(scopeWords).map(([scope, words]) => `| \`${scope}\` | ${words} |`);

/** Keys for servers, as Markdown. */
export const aboutKeys = `## Keys

Administrators create keys for their organisation’s servers. A key is sent like an access token:
\`Authorization: Bearer gyg_live_…\`. It acts for the organisation, never for a person, and only in the operations that name one of
its scopes in \`x-key-scope\`, where it has the permissions of an administrator. In all other operations it gets what guests get,
or 403 \`keys.not_allowed\`.

| scope | allows |
|---|---|
${rows.join('\n')}

A key is \`gyg_live_\` and 43 letters and digits, of which the last six are a checksum: 401 \`keys.mistyped\` means that it was not
copied whole, \`keys.unknown\`, \`keys.revoked\` and \`keys.expired\` that it is not valid. Keys belong on servers: other origins get no
answer to requests with a key.
`;
