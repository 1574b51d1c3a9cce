export { escapeHtml } from './escape-html';
export { nightMedia } from './mail-colours';
export { describeMail, type MailParts } from './mail-parts';
export {
  expiresWhenGivenUp,
  isUrgentMail,
  type MailData,
  type MailTemplateName,
  mailTemplates,
} from './mail-templates';
export { isMailTemplateName, type RenderedMail, renderMail } from './render-mail';
