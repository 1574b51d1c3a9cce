export { SupportedGygs } from './ui/supported-gygs';
export { SupportedSkeleton } from './ui/supported-skeleton';
