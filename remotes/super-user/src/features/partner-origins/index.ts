export { AddOriginButton } from './ui/add-origin-button';
export { OriginsSkeleton } from './ui/origins-skeleton';
export { PartnerOrigins } from './ui/partner-origins';
