export { JoinAction } from './ui/join-action';
export { JoinPanel } from './ui/join-panel';
export { OrganizationSearch } from './ui/organization-search';
export { OwnMemberships } from './ui/own-memberships';
export { RequireSignIn } from './ui/require-sign-in';
