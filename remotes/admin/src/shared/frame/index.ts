export { useOrganizationDesk } from './get-organization-desk';
export { InvalidLink } from './invalid-link';
export { OrganizationScreen } from './organization-screen';
export { RequireHost } from './require-host';
export { SentHome } from './sent-home';
