import { developer } from './en/developer';
import { signIn } from './en/sign-in';

export const en = {
  skipToContent: 'Skip to content',
  logo: 'Gyg, to the home page',
  navigation: 'Main',
  menu: { open: 'Open menu', close: 'Close menu', title: 'Menu' },
  login: 'Log in',
  logout: 'Log out',
  confirmEmail: 'Confirm your e-mail',
  notifications_one: 'Notifications, {{count}} new',
  notifications_other: 'Notifications, {{count}} new',
  switchToAdmin: 'Switch to admin',
  backToUser: 'Back to {{name}}',
  adminAt: 'Admin @ {{name}}',
  language: { label: 'SV: byt till svenska', short: 'SV' },
  theme: { toDark: 'Switch to the dark theme', toLight: 'Switch to the light theme' },
  toasts: { region: 'Messages', dismiss: 'Dismiss' },
  loading: 'Loading…',
  dialogFailed: 'This could not be opened. Please try again.',
  area: {
    down: {
      title: 'This part is not available right now',
      text: 'The rest of the site works. Try again in a moment.',
    },
    outdated: {
      title: 'There is a newer version of this page',
      text: 'Reload the page to get it.',
    },
    range: {
      title: 'This part does not fit the rest of the site right now',
      text: 'It was built for another version of the site, so it was not opened. Everything else works.',
    },
    broken: {
      title: 'This page failed',
      text: 'Something unexpected happened here. Try again, or refresh the page.',
    },
    retry: 'Try again',
    reload: 'Refresh the page',
    home: 'Go to the home page',
  },
  signIn,
  developer,
  lite: {
    poweredBy: 'Powered by',
    invalid: 'Page not found',
    invalidText:
      'This frame asks for a page that does not exist. If the site is yours, make a new link on the page for plug-ins.',
    down: 'Closed for maintenance',
    downText: 'The site is down for maintenance. Please try again in 15 minutes.',
  },
  footer: {
    about: 'A place where organisations ask for the hands, hours and things they need, and people answer.',
    takePart: 'Take part',
    findGyg: 'Find a gyg',
    myBookings: 'My bookings',
    aboutGyg: 'About',
    ourStory: 'Our story',
    howItWorks: 'How it works',
    aboutUs: 'About Gyg',
    help: 'Help and rules',
    contact: 'Contact',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    version: 'Version {{version}}',
    copyright: '© {{years}} Gyg, open source under the MIT licence',
  },
} as const;
