export { JoinChoice, RequestOrganization } from './ui/join-choice';
