/** Operations of the mail queue: paths as in the contract. */
export const mailQueueRoutes = {
  listQueuedMails: 'GET /operations/mail',
  retryMail: 'POST /operations/mail/{mailId}/retry',
  retryFailedMails: 'POST /operations/mail/retry',
} as const;
