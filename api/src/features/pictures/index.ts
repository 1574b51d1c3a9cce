export {
  deleteErasedImages,
  dropImage,
  listImageFiles,
  requireOwnImage,
  storeImage,
  withStoredImage,
} from './image.service';
export { decodeOnlyPhotographs } from './limit-decoding';
