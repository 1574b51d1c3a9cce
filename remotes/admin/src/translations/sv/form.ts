/** Texts of every form: problems of fields, and saving. */
export const form = {
  too_small: 'Fyll i fältet.',
  too_big: 'Det här är för långt.',
  invalid_format: 'Det här har fel form.',
  invalid_type: 'Fyll i fältet.',
  wholeNumber: 'Ange ett heltal från {{least}} till {{most}}.',
  invalid: 'Det här går inte att använda här.',
};
