export { Door, DoorWaiting } from './ui/door';
