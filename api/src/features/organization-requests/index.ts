export { organizationRequestHandlers } from './organization-request.routes';
export { answerOrganizationRequest } from './respond-to-request.service';
export { writeOrganizationRequest } from './write-organization-request.service';
