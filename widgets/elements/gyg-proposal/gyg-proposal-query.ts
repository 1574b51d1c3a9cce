import type { Organization, OrganizationPage, OrganizationProfile, UserOrganization } from '@gyg/contract';
import type { routes } from '@gyg/contract/routes';
import { getJson } from '../../core/api';
import { readAnswer, routeCall } from '../../core/preact/route-call';
import type { Session } from '../../core/session';
import { WidgetError } from '../../core/widget-error';

type Routes = typeof routes;
const profile = 'GET /organizations/{organizationId}/profile' satisfies Routes['getOrganizationProfile'];
const organizations = 'GET /users/{userId}/organizations' satisfies Routes['listUserOrganizations'];

/** The organisation that takes proposals, and its settings for them. */
export interface Receiver {
  readonly organization: Organization;
  readonly page: OrganizationPage;
}

/** Loads the organisation as a guest. `name` is its id or friendly url. Throws WidgetError. */
export async function loadReceiver(api: string, name: string, signal: AbortSignal, fresh: boolean): Promise<Receiver> {
  if (name === '') throw new WidgetError('option.missing');
  const { path } = routeCall(profile, { organizationId: name });
  const answer = await getJson(`${api}/api${path}`, { signal, fresh });
  const { orgMain, orgPage } = readAnswer<OrganizationProfile>(answer, { orgMain: 'object', orgPage: 'object' });
  return { organization: orgMain, page: orgPage };
}

/** Loads the organisations of a visitor. */
export async function loadOrganizations(
  session: Session,
  userId: string,
  signal: AbortSignal,
): Promise<readonly UserOrganization[]> {
  const answer = await session.call(routeCall(organizations, { userId }).path, { signal });
  return readAnswer<{ organizations: UserOrganization[] }>(answer, { organizations: 'array' }).organizations;
}
