export { Consent } from './ui/consent';
export { PartnerWindow } from './ui/partner-window';
