export { AdminHome } from './ui/admin-home';
export { AdminSwitch } from './ui/admin-switch';
