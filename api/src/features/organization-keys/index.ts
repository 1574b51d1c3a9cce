export { keyHandlers } from './key.routes';
export { isKey, loadKey } from './load-key.service';
