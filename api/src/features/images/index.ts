export { deleteErasedImages } from './delete-erased-images.service';
export { dropImage, listImageFiles, storeImage, withStoredImage } from './image.service';
export { decodeOnlyPhotographs } from './only-photographs';
export { requireOwnImage } from './own-image.service';
