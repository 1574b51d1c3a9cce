export { geocodingHandlers } from './geocoding.routes';
export { locate } from './geocoding.service';
