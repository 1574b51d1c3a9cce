export { GygRecipients } from './ui/gyg-recipients';
