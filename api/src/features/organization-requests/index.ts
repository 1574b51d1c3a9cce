export { organizationRequestHandlers } from './organization-request.routes';
export { writeOrganizationRequest } from './write-organization-request.service';
