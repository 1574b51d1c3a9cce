/** Texts of the list of others' gygs that an organisation supports. */
export const supported = {
  title: 'Andras gygar som våra medarbetare stödjer',
  lead: 'Gygar hos andra värdar där era medarbetare har bokat i organisationens namn.',
  people: 'Personer',
  waiting_one: '{{count}} att godkänna',
  waiting_other: '{{count}} att godkänna',
  bookings: 'Bokningar i vårt namn',
  bookingsOf: 'Bokningar i vårt namn: {{title}}',
  labelsOf: 'Etiketter för {{title}}',
  labelsDone: 'Klar',
  empty: 'Ni stödjer inga gygar än',
  emptyText:
    'När en medlem bokar hos en annan värd och företräder er organisation visas gygen här. Bjud in era medarbetare eller hitta en gyg som passar er.',
  invite: 'Bjud in medarbetare',
  find: 'Hitta en gyg',
};
