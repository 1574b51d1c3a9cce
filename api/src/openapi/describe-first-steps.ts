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
