export { JoinChoice } from './ui/join-choice';
export { RequestOrganisation } from './ui/request-organisation';
