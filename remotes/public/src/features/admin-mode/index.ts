export { AdminSwitch } from './ui/admin-switch';
