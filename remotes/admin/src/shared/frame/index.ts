export { useOrganizationDesk } from './get-organization-desk';
export { OrganizationScreen } from './organization-screen';
export { RequireHost } from './require-host';
