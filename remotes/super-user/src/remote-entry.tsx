import { defineArea } from '@gyg/platform';
import { en } from './translations/en';
import { sv } from './translations/sv';

declare module '@gyg/platform' {
  interface Texts {
    'super-user': typeof en;
  }
}

/** The super user area: responding to requests for organisation accounts. */
export default defineArea({
  name: 'super-user',
  texts: { en, sv },
  routes: [
    {
      path: '/admin/su/featured',
      load: () => import('./pages/featured/featured-page').then((page) => page.FeaturedPage),
    },
    {
      path: '/admin/su/stories',
      load: () => import('./pages/stories/stories-page').then((page) => page.StoriesPage),
    },
    {
      path: '/organizations/requests/list',
      load: () =>
        import('./pages/organization-requests/organization-requests-page').then(
          (page) => page.OrganizationRequestsPage,
        ),
    },
  ],
});
