export { actorOf, loadActor } from './actor.service';
export { addMember, addUser, findPeopleByEmail, lockAddress, makeAdmin } from './create-user.service';
export type { UserRow } from './user.repository';
export { userHandlers } from './user.routes';
export { findPeopleBySubject, getUserRow, presentUser, requireActiveUser, requireNotErased } from './user.service';
