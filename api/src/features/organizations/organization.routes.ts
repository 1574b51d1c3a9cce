import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { listOrganizations } from './directory.service';
import {
  featureOrganization,
  getOrganization,
  getOrganizationPage,
  listFeaturedOrganizations,
  searchOrganizations,
  unfeatureOrganization,
  updateOrganization,
} from './organization.service';
import { saveOrganizationPage } from './organization-page.service';
import { getOrganizationByName, getOrganizationProfile } from './organization-profile.service';

export const organizationHandlers = {
  listOrganizations: ({ context, actor, query, now }) => listOrganizations(context, actor, query, now),
  getOrganization: ({ context, actor, params }) => getOrganization(context, actor, params.organizationId),
  getOrganizationProfile: ({ context, actor, params }) => getOrganizationProfile(context, actor, params.organizationId),
  getOrganizationByName: ({ context, actor, params }) => getOrganizationByName(context, actor, params.friendlyUrl),
  getOrganizationPage: ({ context, actor, params }) => getOrganizationPage(context, actor, params.organizationId),
  searchOrganizations: ({ context, actor, body }) => searchOrganizations(context, actor, body),
  findOrganizations: ({ context, actor, query }) => searchOrganizations(context, actor, query),
  listFeaturedOrganizations: ({ context, query, now }) => listFeaturedOrganizations(context, query, now),
  updateOrganization: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => updateOrganization(uow, actor, params.organizationId, body)),
  saveOrganizationPage: ({ context, actor, params, body, now }) =>
    saveOrganizationPage(context, actor, { organizationId: params.organizationId, now }, body),
  async featureOrganization({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => featureOrganization(uow, actor, params.organizationId));
    return undefined;
  },
  async unfeatureOrganization({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => unfeatureOrganization(uow, actor, params.organizationId));
    return undefined;
  },
} satisfies Partial<Handlers>;
