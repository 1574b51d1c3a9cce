export { useOwnUser } from './api/get-own-user';
export { AccountPart } from './ui/account-part';
export { AccountParts } from './ui/account-parts';
export { AccountSkeleton } from './ui/account-skeleton';
