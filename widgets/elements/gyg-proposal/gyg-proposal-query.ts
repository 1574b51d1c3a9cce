import type { Organization, OrganizationPage, UserOrganization } from '@gyg/contract';
import { ApiError, requestsOf } from '@gyg/contract/client';
import { ask } from '../../core/client';
import type { Session } from '../../core/session';

const request = requestsOf({
  getOrganizationProfile: 'GET /organizations/{organizationId}/profile',
  listUserOrganizations: 'GET /users/{userId}/organizations',
});

/** The organisation that takes proposals, and its settings for them. */
export interface Receiver {
  readonly organization: Organization;
  readonly page: OrganizationPage;
}

/** Loads the organisation as a guest. `name` is its id or friendly url. Throws ApiError. */
export async function loadReceiver(api: string, name: string, signal: AbortSignal, fresh: boolean): Promise<Receiver> {
  if (name === '') throw new ApiError('option.missing');
  const profile = request('getOrganizationProfile', { params: { organizationId: name } });
  const { orgMain, orgPage } = await ask(api, profile, ['orgMain', 'orgPage'], { signal, fresh });
  return { organization: orgMain, page: orgPage };
}

/** Loads the organisations of a visitor. */
export async function loadOrganizations(
  session: Session,
  userId: string,
  signal: AbortSignal,
): Promise<readonly UserOrganization[]> {
  const list = request('listUserOrganizations', { params: { userId } });
  return (await session.call(list, ['organizations'], signal)).organizations;
}
