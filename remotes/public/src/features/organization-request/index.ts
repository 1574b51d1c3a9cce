export { useOrganizationInvite } from './api/get-organization-invite';
export { RequestConfirmed } from './ui/request-confirmed';
export { RequestForm } from './ui/request-form';
