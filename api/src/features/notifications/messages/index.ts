export { messageHandlers } from './message.routes';
export { filterReachablePeople } from './reachable-people.service';
