export { SupportedGygs, SupportedSkeleton } from './ui/supported-gygs';
