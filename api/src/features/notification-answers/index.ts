export { notificationAnswerHandlers } from './notification-answer.routes';
