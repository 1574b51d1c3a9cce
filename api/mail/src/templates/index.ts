export { escapeHtml } from './escape-html';
export { nightMedia } from './mail-colours';
export { isUrgentMail, type MailData, type MailTemplateName, mailTemplates } from './mail-templates';
export { isMailTemplateName, type RenderedMail, renderMail } from './render-mail';
