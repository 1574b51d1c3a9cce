/** What a partner's site may ask for: each scope lists its calls in the contract (`partner`). */
export const partnerScopes = ['profile', 'bookings', 'proposals'] as const;
export type PartnerScope = (typeof partnerScopes)[number];

/** The scopes of partners in a request's or a token's `scope`. */
export function partnerScopesIn(scope: unknown): PartnerScope[] {
  const asked = typeof scope === 'string' ? scope.split(' ') : [];
  return partnerScopes.filter((one) => asked.includes(one));
}
