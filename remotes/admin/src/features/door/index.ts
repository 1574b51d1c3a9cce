export { Door } from './ui/door';
export { DoorWaiting } from './ui/door-skeleton';
