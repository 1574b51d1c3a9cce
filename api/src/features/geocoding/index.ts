export { geocodingHandlers } from './geocoding.routes';
export { locate, locateTown } from './geocoding.service';
