/** Texts of the ways to join. */
export const join = {
  title: 'Join Gyg',
  lead: 'Log in, or make the account that fits you.',
  titleSignedIn: 'Join with an organisation',
  leadSignedIn: 'You have an account of your own already. Your organisation can have one too.',
  tabs: 'Login or new account',
  login: {
    tab: 'Login',
    title: 'Log in',
    text: 'With the e-mail address and password that you signed up with.',
    action: 'Log in',
  },
  person: {
    tab: 'New account',
    title: 'For yourself',
    text: 'Give time and things, book a place, and join the organisations you belong to.',
    action: 'Set up individual account',
  },
  organization: {
    title: 'For an organisation',
    text: 'Companies, associations and public bodies host gygs and see what their people contribute. We review every request.',
    action: 'Request organisation account',
  },
};
