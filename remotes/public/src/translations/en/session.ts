/** Acting for an organisation and for oneself (specification 2.14). */
export const session = {
  toAdmin: {
    title: 'Switch to admin',
    lead: 'Choose the organisation that you want to act for.',
    choose: 'Organisations that you administer',
    switched: 'switching to admin mode: {{name}}',
    noAccess: 'You do not administer any organisation.',
    noAccessTo: 'You do not administer this organisation.',
  },
  toUser: { title: 'Switch to user', switched: 'You act for yourself again.' },
};
