/**
 * The groups that an access token names, for what the page shows. The API decides by its own verification;
 * here nothing is verified. A token of another form names none.
 */
export function groupsOfToken(token: string): string[] {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== 'object' || claims === null || !('groups' in claims)) return [];
    const { groups } = claims;
    return Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [];
  } catch {
    return [];
  }
}
