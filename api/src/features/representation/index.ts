export { answerRepresentation } from './answer-request.service';
export { endRepresentationsOf } from './end-representations.service';
export {
  dropPendingRequests,
  type Representation,
  representationsOf,
  requestRepresentation,
  requireMember,
  withdrawRepresentation,
} from './represent.service';
export { representationHandlers } from './representation.routes';
