export { sessionOf } from './session';
export type { CallInit, LogInRequest, PartnerScope, Session, SessionState, Visitor } from './session-types';
