import { defineArea } from '@gyg/platform';
import { en } from './translations/en';
import { sv } from './translations/sv';

declare module '@gyg/platform' {
  interface Texts {
    'super-user': typeof en;
  }
}

/** The super user area: the platform at a glance, requests for organisation accounts, diagnostics, demo data. */
export default defineArea({
  name: 'super-user',
  texts: { en, sv },
  routes: [
    { path: '/admin/su/home', load: () => import('./pages/home/home-page').then((page) => page.HomePage) },
    { path: '/test', load: () => import('./pages/diagnostics/diagnostics-page').then((page) => page.DiagnosticsPage) },
    { path: '/seed', load: () => import('./pages/demo-data/demo-data-page').then((page) => page.DemoDataPage) },
    {
      path: '/organizations/requests/list',
      load: () =>
        import('./pages/organization-requests/organization-requests-page').then(
          (page) => page.OrganizationRequestsPage,
        ),
    },
  ],
});
