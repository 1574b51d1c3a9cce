export { MailAddress } from './mail-address';
