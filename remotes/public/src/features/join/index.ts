export { JoinChoice } from './ui/join-choice';
export { RequestOrganization } from './ui/request-organization';
