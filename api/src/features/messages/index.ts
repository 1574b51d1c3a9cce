export { messageHandlers } from './message.routes';
export { ownPeopleAmong } from './own-people.service';
