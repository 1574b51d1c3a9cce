/** Texts for acting for an organisation and for oneself. */
export const session = {
  toAdmin: {
    title: 'Switch to admin',
    lead: 'Choose the organisation that you want to act for.',
    choose: 'Organisations that you administer',
    switched: 'switching to admin mode: {{name}}',
    noAccess: 'You do not administer any organisation.',
    noAccessTo: 'You do not administer this organisation.',
    sessionError: 'We could not find out which organisations you administer. Please log in again.',
    noOrganization: 'Choose an organisation first.',
  },
  toUser: {
    title: 'Switch to user',
    switched: 'You are in user mode again.',
    failed: 'You need to be logged in to switch to user mode.',
  },
};
