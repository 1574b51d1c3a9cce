/** Texts of every form: problems of fields, and saving. */
export const form = {
  too_small: 'Fill in this field.',
  too_big: 'This is too long.',
  invalid_format: 'This is not in the right form.',
  invalid_type: 'Fill in this field.',
  wholeNumber: 'Enter a whole number from {{least}} to {{most}}.',
  invalid: 'This cannot be used here.',
};
