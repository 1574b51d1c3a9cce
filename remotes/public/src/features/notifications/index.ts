export { Notifications } from './ui/notifications';
