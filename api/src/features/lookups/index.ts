export { locate, locateTown } from './geocoding.service';
export { lookupHandlers } from './lookup.routes';
