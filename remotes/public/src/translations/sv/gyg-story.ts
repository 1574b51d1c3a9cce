/** Texts of a story from a gyg, on its page and over the gyg's page. */
export const gygStory = {
  nameOfAuthor: 'Berättelse av {{author}}',
  nameOfGyg: 'Berättelse från {{gyg}}',
  participant: 'En deltagare',
  stories: 'Berättelser',
  share: 'Dela berättelsen',
  answer: 'Svar från värden',
  happenedAt: 'Det här hände på',
  more: 'Mer från den här gygen',
  missing: 'Berättelsen finns inte eller är inte godkänd.',
  notPublic: {
    PENDING: 'Ingen värd har godkänt berättelsen än. Bara författaren och värdarna kan se den.',
    REJECTED: 'En värd har avböjt berättelsen. Bara författaren och värdarna kan se den.',
  },
};
