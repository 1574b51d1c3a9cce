export { useOrganization, useOrganizationByName } from './api/get-organization';
export { useOrganizationToJoin } from './api/get-organization-to-join';
export { OrganizationProfile } from './ui/organization-profile';
export { OrganizationSkeleton } from './ui/organization-skeleton';
export { OrganizationSummary } from './ui/organization-summary';
