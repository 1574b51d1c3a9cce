export { gygTagHandlers } from './gyg-tag.routes';
