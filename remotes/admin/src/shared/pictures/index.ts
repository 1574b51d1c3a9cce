export { usePictureTexts } from './use-picture-texts';
