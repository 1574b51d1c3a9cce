export { escapeHtml } from './escape-html';
export { type MailData, type MailTemplateName, mailTemplates } from './mail-templates';
export { isMailTemplateName, type RenderedMail, renderMail } from './render-mail';
