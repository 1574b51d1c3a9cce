export { GygMessages } from './ui/gyg-messages';
