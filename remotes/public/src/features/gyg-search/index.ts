export { GygSearch } from './ui/gyg-search';
