export { useOwnUser } from './api/account-calls';
export { AccountPart } from './ui/account-part';
export { AccountParts } from './ui/account-parts';
export { AccountSkeleton } from './ui/account-skeleton';
