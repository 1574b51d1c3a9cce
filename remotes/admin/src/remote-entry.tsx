import { defineArea } from '@gyg/platform';
import { en } from './translations/en';
import { sv } from './translations/sv';

declare module '@gyg/platform' {
  interface Texts {
    admin: typeof en;
  }
}

/** The admin area: the gygs that an organisation hosts, the gygs that a user manages, and plug-ins for other sites. */
export default defineArea({
  name: 'admin',
  texts: { en, sv },
  routes: [
    {
      path: '/admin/gygs/hosted',
      load: () => import('./pages/hosted-gygs/hosted-gygs-page').then((page) => page.HostedGygsPage),
    },
    {
      path: '/admin/gygs/managed',
      load: () => import('./pages/managed-gygs/managed-gygs-page').then((page) => page.ManagedGygsPage),
    },
    {
      path: '/admin/plugins/configure',
      load: () =>
        import('./pages/plugin-configuration/plugin-configuration-page').then((page) => page.PluginConfigurationPage),
    },
  ],
});
