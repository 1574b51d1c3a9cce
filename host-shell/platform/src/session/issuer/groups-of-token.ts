import { groupsIn } from '@gyg/contract/token-groups';

/**
 * The groups that an access token names in a claim (`groups` by default). Only for what the page shows: the
 * token is not verified here, but by the API.
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
