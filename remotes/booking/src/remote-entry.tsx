import { defineArea } from '@gyg/platform';
import { en } from './translations/en';
import { sv } from './translations/sv';

declare module '@gyg/platform' {
  interface Texts {
    booking: typeof en;
  }
}

/** The booking area: the booking flow, the user's bookings and stories. */
export default defineArea({
  name: 'booking',
  texts: { en, sv },
  routes: [
    { path: '/gygs/:gygId/book', load: () => import('./pages/book/book-page').then((page) => page.BookPage) },
    {
      path: '/gygs/:gygId/bookings',
      load: () => import('./pages/gyg-bookings/gyg-bookings-page').then((page) => page.GygBookingsPage),
    },
    {
      path: '/stories/:gygId/upload',
      load: () => import('./pages/tell-story/tell-story-page').then((page) => page.TellStoryPage),
    },
    {
      path: '/stories/:storyId/consent',
      load: () => import('./pages/story-consent/story-consent-page').then((page) => page.StoryConsentPage),
    },
    {
      path: '/users/profile/gygs',
      load: () => import('./pages/my-bookings/my-bookings-page').then((page) => page.MyBookingsPage),
    },
  ],
});
