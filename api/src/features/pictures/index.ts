export { deleteErasedImages, dropImage, listImageFiles, storeImage, withStoredImage } from './image.service';
export { decodeOnlyPhotographs } from './limit-decoding';
export { requireOwnImage } from './own-image.service';
