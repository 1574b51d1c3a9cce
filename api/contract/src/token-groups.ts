function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function ownValue(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/**
 * The groups in a token's claims. `claim` is first the claim's full name, whatever characters it contains
 * (`cognito:groups`, `https://example.org/groups`), then a path with dots (`realm_access.roles`). Names are compared
 * exactly; a single text is one group, since some issuers do not write lists of one.
 */
export function groupsIn(claims: unknown, claim = 'groups'): string[] {
  const literal = ownValue(claims, claim);
  const value = literal === undefined ? claim.split('.').reduce(ownValue, claims) : literal;
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : [];
}
