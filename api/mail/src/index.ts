export type { Deliver, OutgoingMail } from './delivery/deliver';
export { deliverToMailbox, mailboxSize } from './delivery/mailbox-delivery';
export { createSmtpDelivery, type SmtpDelivery } from './delivery/smtp-delivery';
export { createMailboxApp } from './mailbox/mailbox-app';
export { listMailboxMessages, type MailboxMessage } from './mailbox/mailbox-messages';
export { enqueueMail, type MailToSend } from './outbox/enqueue-mail';
export { createMailWorker, type MailWorker, type MailWorkerOptions } from './outbox/mail-worker';
export type { MailData, MailTemplateName } from './templates';
