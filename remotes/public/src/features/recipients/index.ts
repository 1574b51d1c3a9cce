export { RecipientsArea } from './ui/recipients-area';
