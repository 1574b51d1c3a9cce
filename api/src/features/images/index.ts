export { dropImage, storeImage, withStoredImage } from './image.service';
export { requireOwnImage } from './own-image.policy';
