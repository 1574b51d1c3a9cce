export { KeepFocus } from './keep-focus';
