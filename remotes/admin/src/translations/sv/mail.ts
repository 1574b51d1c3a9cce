/** Texts around the preview of a mail. */
export const mail = {
  title: 'Förhandsvisning av mejlet',
  language: 'Mejlets språk',
  from: 'Från',
  subject: 'Ämne',
  plain: 'Mejlet som ren text',
};
