function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function ownValue(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/**
 * The groups that a token's claims name. `claim` is first the claim's own name, whatever signs it holds
 * (`cognito:groups`, `https://example.org/groups`), then a path with dots (`realm_access.roles`). Names count as they
 * stand; a single text is one group, as issuers write it that know no lists of one.
 */
export function groupsIn(claims: unknown, claim = 'groups'): string[] {
  const literal = ownValue(claims, claim);
  const value = literal === undefined ? claim.split('.').reduce(ownValue, claims) : literal;
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : [];
}
