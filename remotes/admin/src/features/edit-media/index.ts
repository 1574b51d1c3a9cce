export { MediaSection } from './ui/media-section';
