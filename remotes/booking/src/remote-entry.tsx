import { defineArea } from '@gyg/platform';
import type en from './translations/en.json';

declare module '@gyg/platform' {
  interface Texts {
    booking: typeof en;
  }
}

/** The booking area: the booking flow, the user's bookings and stories, and pages of links in mails. */
export default defineArea({
  name: 'booking',
  texts: {
    en: () => import('./translations/en.json').then((m) => m.default),
    sv: () => import('./translations/sv.json').then((m) => m.default),
  },
  routes: [
    {
      path: '/bookings/confirmations/:token',
      load: () => import('./pages/confirmation/confirmation-page').then((page) => page.ConfirmationPage),
    },
    { path: '/gygs/:gygId/book', load: () => import('./pages/book/book-page').then((page) => page.BookPage) },
    {
      path: '/gygs/:gygId/bookings',
      load: () => import('./pages/gyg-bookings/gyg-bookings-page').then((page) => page.GygBookingsPage),
    },
    {
      path: '/gygs/:gygId/bookings/:bookingId',
      load: () => import('./pages/booking/booking-page').then((page) => page.BookingPage),
    },
    {
      path: '/certificates/:code',
      load: () => import('./pages/certificate/certificate-page').then((page) => page.CertificatePage),
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
    {
      path: '/waitlist/offers/:token',
      load: () => import('./pages/waitlist-offer/waitlist-offer-page').then((page) => page.WaitlistOfferPage),
    },
  ],
});
