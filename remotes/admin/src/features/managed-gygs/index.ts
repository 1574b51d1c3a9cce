export { ManagedGygs } from './ui/managed-gygs';
