/** Texts of the cards of gygs. */
export const card = {
  wanted: 'Wanted:',
  more_one: '{{count}} more',
  more_other: '{{count}} more',
  distance: '{{distance}} km',
  online: 'Online',
};
