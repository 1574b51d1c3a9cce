export { AddOriginButton } from './ui/add-origin-button';
export { OriginsSkeleton, PartnerOrigins } from './ui/partner-origins';
