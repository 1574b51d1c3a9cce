export { Contact } from './ui/contact';
