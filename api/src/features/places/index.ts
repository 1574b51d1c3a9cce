export { placeHandlers } from './place.routes';
export { locate } from './place.service';
