import { type PartnerScope, partnerScopes } from '@gyg/contract/enums';

/** The scopes of partners' sites in a request's or a token's `scope`. */
export function partnerScopesIn(scope: unknown): PartnerScope[] {
  const asked = typeof scope === 'string' ? scope.split(' ') : [];
  return partnerScopes.filter((partnerScope) => asked.includes(partnerScope));
}
