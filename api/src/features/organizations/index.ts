export { freeFriendlyUrl, insertNamed, makeOrganization, type OrganizationToMake } from './make-organization.service';
export { presentOrganization } from './organization.presenter';
export { listOrganizationsByIds, type OrganizationRow } from './organization.repository';
export { organizationHandlers } from './organization.routes';
export { getOrganizationRow, getOrganizationRowByName, getPageRow } from './organization.service';
