export { isLasting } from './check-site';
export { sessionOf } from './session';
export type { LogInRequest, Session, SessionState, Visitor } from './session-types';
