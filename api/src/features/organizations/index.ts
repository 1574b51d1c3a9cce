export { freeFriendlyUrl, insertNamed, makeOrganization, type OrganizationToMake } from './make-organization.service';
export { presentOrganization } from './organization.presenter';
export type { OrganizationRow } from './organization.repository';
export { organizationHandlers } from './organization.routes';
export {
  getOrganizationRow,
  getOrganizationRowByName,
  getOrganizationsByIds,
  getPageRow,
} from './organization.service';
