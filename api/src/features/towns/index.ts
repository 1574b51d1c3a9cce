export { townHandlers } from './town.routes';
export { townOfAddress } from './town.service';
