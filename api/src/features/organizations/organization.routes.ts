import type { Handlers } from '../../http/call';
import {
  getOrganization,
  getOrganizationPage,
  listFeaturedOrganizations,
  listOrganizations,
  searchOrganizations,
} from './organization.service';
import { getOrganizationByName, getOrganizationProfile } from './organization-profile.service';

export const organizationHandlers = {
  listOrganizations: ({ context, query }) => listOrganizations(context, query),
  getOrganization: ({ context, actor, params }) => getOrganization(context, actor, params.organizationId),
  getOrganizationProfile: ({ context, actor, params }) => getOrganizationProfile(context, actor, params.organizationId),
  getOrganizationByName: ({ context, actor, params }) => getOrganizationByName(context, actor, params.friendlyUrl),
  getOrganizationPage: ({ context, actor, params }) => getOrganizationPage(context, actor, params.organizationId),
  searchOrganizations: ({ context, body }) => searchOrganizations(context, body),
  findOrganizations: ({ context, query }) => searchOrganizations(context, query),
  listFeaturedOrganizations: ({ context }) => listFeaturedOrganizations(context),
} satisfies Partial<Handlers>;
