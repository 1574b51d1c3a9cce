export { createFramingOrigins, type FramingOrigins } from './framing-origins.service';
export { originHandlers } from './origin.routes';
