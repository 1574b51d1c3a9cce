import { defineArea } from '@gyg/platform';
import type { ActTexts } from './translations/act-name';
import type en from './translations/en.json';

declare module '@gyg/platform' {
  interface Texts {
    'super-user': typeof en;
  }
}

/** The super user area: the platform at a glance, what is to review, people and access, operations. */
export default defineArea({
  name: 'super-user',
  texts: {
    en: () => import('./translations/en.json').then((m) => m.default satisfies { acts: ActTexts<typeof en.acts> }),
    sv: () => import('./translations/sv.json').then((m) => m.default),
  },
  routes: [
    { path: '/admin/su/home', load: () => import('./pages/home/home-page').then((page) => page.HomePage) },
    { path: '/test', load: () => import('./pages/diagnostics/diagnostics-page').then((page) => page.DiagnosticsPage) },
    { path: '/seed', load: () => import('./pages/demo-data/demo-data-page').then((page) => page.DemoDataPage) },
    { path: '/admin/su/remotes', load: () => import('./pages/remotes/remotes-page').then((page) => page.RemotesPage) },
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
    {
      path: '/admin/su/audit',
      load: () => import('./pages/audit/audit-page').then((page) => page.AuditPage),
    },
    {
      path: '/admin/su/people',
      load: () => import('./pages/people/people-page').then((page) => page.PeoplePage),
    },
    {
      path: '/admin/su/origins',
      load: () => import('./pages/origins/origins-page').then((page) => page.OriginsPage),
    },
  ],
});
