export { Dashboard } from './ui/dashboard';
