/** Texts of the cards of gygs. */
export const card = {
  wanted: 'Behövs:',
  more_one: '{{count}} till',
  more_other: '{{count}} till',
  distance: '{{distance}} km',
  online: 'Digitalt',
};
