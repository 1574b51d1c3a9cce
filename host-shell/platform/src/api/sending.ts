/** What loads with the first call. */
export { answerTo } from './send';
export { sendUpload } from './send-upload';
