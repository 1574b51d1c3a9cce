/** Texts around the preview of a mail. */
export const mail = {
  title: 'Preview of the mail',
  language: 'Language of the mail',
  from: 'From',
  subject: 'Subject',
  plain: 'Plain text version',
};
