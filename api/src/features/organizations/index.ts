export { keyHandlers } from './keys/key.routes';
export { isKey, loadKey } from './keys/key.service';
export { insertNamed, makeOrganization } from './make-organization.service';
export { presentOrganization } from './organization.presenter';
export type { OrganizationRow } from './organization.repository';
export { organizationHandlers } from './organization.routes';
export {
  getOrganizationRow,
  getOrganizationRowByName,
  getOrganizationsByIds,
  getPageRow,
} from './organization.service';
export { createFramingOrigins, type FramingOrigins } from './origins/framing-origins.service';
export { originHandlers } from './origins/origin.routes';
export { portfolioHandlers } from './portfolios/portfolio.routes';
export { answerPortfolio } from './portfolios/portfolio-organizations.service';
export { organizationRequestHandlers } from './requests/organization-request.routes';
export { writeOrganizationRequest } from './requests/request-organization.service';
export { answerOrganizationRequest } from './requests/respond-to-request.service';
