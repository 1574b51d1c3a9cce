export { createFramingOrigins, type FramingOrigins } from './framing-origins.service';
export { originHandlers } from './origin.routes';
export { findPartnerOrigin, type PartnerOrigin, touchOrigin } from './partner-origin.service';
