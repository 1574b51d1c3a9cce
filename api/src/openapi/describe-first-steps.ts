interface Place {
  /** The base URL of the calls, in full. */
  api: string;
  tokenEndpoint: string;
  clientId: string;
  publicUrl: string;
}

/** From a token to a booking, as Markdown. */
export function describeFirstSteps({ api, tokenEndpoint, clientId, publicUrl }: Place): string {
  return `## First steps

**A token**, once the browser, or the script in its place, came back with \`code\` (see above); then one’s user:

\`\`\`sh
curl -s ${tokenEndpoint} -d grant_type=authorization_code -d client_id=${clientId} \\
  -d redirect_uri=${publicUrl}/auth/callback -d code=$CODE -d code_verifier=$VERIFIER
# {"access_token": …, "id_token": …, "refresh_token": …}
curl -s ${api}/users -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H 'Content-Type: application/json' -d "{\\"jwt\\": \\"$ID_TOKEN\\"}"
# {"user": {"id": …}, "created": true}
\`\`\`

**A gyg and what it asks for**, as a guest:

\`\`\`sh
curl -s '${api}/gygs/search?states=PUBLISHED&sort=startDateTime:asc&pageSize=1'
curl -s ${api}/gygs/$GYG/positions/
\`\`\`

**A booking** of a skill; the key makes it safe to send it again:

\`\`\`sh
curl -s ${api}/gygs/$GYG/participants -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H 'Content-Type: application/json' -H "Idempotency-Key: $(uuidgen)" \\
  -d "{\\"userId\\": \\"$USER\\", \\"gygPositionId\\": \\"$NEED\\", \\"contributionType\\": \\"SKILL\\", \\"quantity\\": 1}"
# {"id": …, "status": "ACTIVE"}
\`\`\`

A host’s whole year, sign-up and scripted sign-in included, runs in plain Node: \`host-shell/docs/examples/a-hosts-year.mjs\`
in the repository.
`;
}
