export { messageHandlers } from './message.routes';
export { filterReachablePeople } from './send-notification.service';
