export { pictureUploadHandlers } from './picture-upload.routes';
