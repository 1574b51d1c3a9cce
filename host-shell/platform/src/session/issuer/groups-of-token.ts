import { groupsIn } from '@gyg/contract/token-groups';

/**
 * The groups that an access token names in a claim (`groups` if left out), for what the page shows. The API decides by
 * its own verification; here nothing is verified. A token of another form names none.
 */
export function groupsOfToken(token: string, claim?: string): string[] {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(payload));
    return groupsIn(claims, claim);
  } catch {
    return [];
  }
}
