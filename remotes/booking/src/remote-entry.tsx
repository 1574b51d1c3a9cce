import { defineArea } from '@gyg/platform';
import { en } from './translations/en';
import { sv } from './translations/sv';

declare module '@gyg/platform' {
  interface Texts {
    booking: typeof en;
  }
}

/** The booking area: the booking flow and the user's bookings. */
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
      path: '/certificates/:code',
      load: () => import('./pages/certificate/certificate-page').then((page) => page.CertificatePage),
    },
    {
      path: '/users/profile/gygs',
      load: () => import('./pages/my-bookings/my-bookings-page').then((page) => page.MyBookingsPage),
    },
  ],
});
