import type { OrganizationType } from '@gyg/contract';

export interface DecisionValues {
  name: string;
  organizationType: OrganizationType;
  friendlyUrl: string;
  message: string;
}

/** What is wrong with an address on the platform, before the server is asked. */
export function addressProblem(friendlyUrl: string): 'missing' | 'invalid' | undefined {
  const text = friendlyUrl.trim();
  if (text === '') return 'missing';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !text.includes('undefined') ? undefined : 'invalid';
}
