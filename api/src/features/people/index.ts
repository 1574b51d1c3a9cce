export { actorOf, loadActor } from './actor.service';
export { findPeopleByEmail, lockAddress, makeAdmin } from './make-admin.service';
export { addMember, addUser } from './seed-user.service';
export { presentUser } from './user.presenter';
export type { UserRow } from './user.repository';
export { userHandlers } from './user.routes';
export { findPeopleBySubject, getUserRow, requireActiveUser, requireNotErased } from './user.service';
