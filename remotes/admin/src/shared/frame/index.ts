export { OrganizationScreen, useOrganizationDesk } from './organization-screen';
export { InvalidLink, RequireHost } from './require-host';
export { SentHome } from './sent-home';
