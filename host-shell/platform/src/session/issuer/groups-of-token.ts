import { groupsIn } from '@gyg/contract/token-groups';

/**
 * The groups in a claim of an access token (`groups` by default). Use them for display only: the page does not verify
 * the token, the API does.
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
