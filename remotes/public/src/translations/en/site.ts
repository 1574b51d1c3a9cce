/** Texts of the site's general pages: contact, not found, maintenance. */
export const site = {
  contact: {
    title: 'Contact',
    lead: 'Questions, ideas, something that does not work? How to reach us.',
    frame: 'Feedback form',
    outside: 'The form comes from {{host}}, and what you write goes there.',
    blocked: 'Can’t see the form? Some browsers and networks block forms of other sites.',
    open: 'Open the form in a new window',
    noForm: 'Choose what your question is about:',
    gyg: 'About a gyg, or what you booked there',
    gygText: 'Its host answers. The gyg’s page shows which organisation hosts it and who is in its team.',
    gygLink: 'Find the gyg',
    account: 'About your account',
    accountText: 'You choose a new password yourself, and find your data and the way to erase it on your own page.',
    accountLink: 'Choose a new password',
    ownPage: 'Your own page',
    organization: 'About an account for your organisation',
    organizationText: 'Send a request. The people who run the site read it and answer by e-mail.',
    organizationLink: 'Request an account',
    demoTitle: 'This is a demonstration',
    demoText:
      'It runs on the computer where it was started, and only people there can read what you write. E-mails are not sent; you find them in the mailbox.',
    demoLink: 'Open the mailbox',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address is incomplete, or the page has moved. Search for it, or start from the home page.',
    search: 'Search gygs',
    placeholder: 'Skill, item, place or host',
    submit: 'Search',
  },
  down: {
    title: 'The site is down for maintenance',
    text: 'Please try again in 15 minutes. What you have booked is safe.',
    again: 'Try again',
    about: 'What Gyg is',
  },
};
