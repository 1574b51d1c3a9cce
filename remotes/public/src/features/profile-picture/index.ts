export { AccountPicture } from './ui/account-picture';
export { PictureAction } from './ui/picture-action';
