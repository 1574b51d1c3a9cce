import { defineArea } from '@gyg/platform';
import { config } from 'zod/v4/core';
import type en from './translations/en.json';

// The content security policy forbids eval. Without this, Zod would try it and the browser would report it.
config({ jitless: true });

const loadCatalogs = () => import('./pages/catalogs/catalogs-page').then((page) => page.CatalogsPage);

declare module '@gyg/platform' {
  interface Texts {
    admin: typeof en;
  }
}

/** The admin area: the pages of an organisation's administrators and of the hosts of one gyg. */
export default defineArea({
  name: 'admin',
  texts: {
    en: () => import('./translations/en.json').then((m) => m.default),
    sv: () => import('./translations/sv.json').then((m) => m.default),
  },
  routes: [
    { path: '/dashboard', load: () => import('./pages/dashboard/dashboard-page').then((page) => page.DashboardPage) },
    {
      path: '/admin/gygs/:gygId/attendance',
      load: () => import('./pages/door/door-page').then((page) => page.DoorPage),
    },
    {
      path: '/admin/gygs/:gygId/edit',
      load: () => import('./pages/edit-gyg/edit-gyg-page').then((page) => page.EditGygPage),
    },
    {
      path: '/admin/gygs/hosted',
      load: () => import('./pages/hosted-gygs/hosted-gygs-page').then((page) => page.HostedGygsPage),
    },
    {
      path: '/admin/gygs/managed',
      load: () => import('./pages/managed-gygs/managed-gygs-page').then((page) => page.ManagedGygsPage),
    },
    {
      path: '/admin/gygs/representation/requests',
      load: () => import('./pages/representations/representations-page').then((page) => page.RepresentationsPage),
    },
    {
      path: '/admin/gygs/:gygId/stories',
      load: () => import('./pages/gyg-stories/gyg-stories-page').then((page) => page.GygStoriesPage),
    },
    {
      path: '/admin/proposals/review',
      load: () => import('./pages/proposals/proposals-page').then((page) => page.ProposalsPage),
    },
    {
      path: '/admin/stories',
      load: () => import('./pages/stories/stories-page').then((page) => page.StoriesPage),
    },
    {
      path: '/admin/organizations/invitations',
      load: () => import('./pages/invitations/invitations-page').then((page) => page.InvitationsPage),
    },
    {
      path: '/admin/organizations/invites/send',
      load: () => import('./pages/send-invitations/send-invitations-page').then((page) => page.SendInvitationsPage),
    },
    {
      path: '/admin/organizations/members',
      load: () => import('./pages/members/members-page').then((page) => page.MembersPage),
    },
    {
      path: '/admin/organizations/profile',
      load: () =>
        import('./pages/organization-settings/organization-settings-page').then(
          (page) => page.OrganizationSettingsPage,
        ),
    },
    {
      path: '/admin/organizations/requests',
      load: () =>
        import('./pages/membership-requests/membership-requests-page').then((page) => page.MembershipRequestsPage),
    },
    {
      path: '/admin/gygs/new',
      load: () => import('./pages/new-gyg/new-gyg-page').then((page) => page.NewGygPage),
    },
    {
      path: '/admin/gygs/participated',
      load: () => import('./pages/supported-gygs/supported-gygs-page').then((page) => page.SupportedGygsPage),
    },
    { path: '/admin/catalogs', load: loadCatalogs },
    { path: '/admin/catalogs/:catalogId', load: loadCatalogs },
    {
      path: '/admin/portfolios',
      load: () => import('./pages/portfolios/portfolios-page').then((page) => page.PortfoliosPage),
    },
    {
      path: '/admin/portfolios/:portfolioId',
      load: () => import('./pages/portfolio/portfolio-page').then((page) => page.PortfolioPage),
    },
    {
      path: '/admin/portfolios/:portfolioId/insights',
      load: () => import('./pages/insights/insights-page').then((page) => page.InsightsPage),
    },
    {
      path: '/admin/reports',
      load: () => import('./pages/reports/reports-page').then((page) => page.ReportsPage),
    },
    {
      path: '/admin/reports/given',
      load: () => import('./pages/given-report/given-report-page').then((page) => page.GivenReportPage),
    },
    {
      path: '/admin/reports/received',
      load: () => import('./pages/received-report/received-report-page').then((page) => page.ReceivedReportPage),
    },
    {
      path: '/admin/reports/partner',
      load: () => import('./pages/partner-report/partner-report-page').then((page) => page.PartnerReportPage),
    },
    {
      path: '/admin/plugins/access',
      load: () => import('./pages/access/access-page').then((page) => page.AccessPage),
    },
    {
      path: '/developers',
      load: () => import('./pages/developers/developers-page').then((page) => page.DevelopersPage),
    },
    {
      path: '/developers/:element',
      load: () =>
        import('./pages/developers-element/developers-element-page').then((page) => page.DevelopersElementPage),
    },
    {
      path: '/developers/states',
      load: () => import('./pages/developers-states/developers-states-page').then((page) => page.DevelopersStatesPage),
    },
    {
      path: '/developers/csp',
      load: () => import('./pages/developers-csp/developers-csp-page').then((page) => page.DevelopersCspPage),
    },
    {
      path: '/developers/frameworks',
      load: () =>
        import('./pages/developers-frameworks/developers-frameworks-page').then(
          (page) => page.DevelopersFrameworksPage,
        ),
    },
    {
      path: '/admin/plugins/configure',
      load: () =>
        import('./pages/plugin-configuration/plugin-configuration-page').then((page) => page.PluginConfigurationPage),
    },
    {
      path: '/admin/gygs/:gygId/dashboard',
      load: () => import('./pages/gyg-desk/gyg-desk-page').then((page) => page.GygDeskPage),
    },
    {
      path: '/admin/gygs/:gygId/bookings',
      load: () => import('./pages/gyg-bookings/gyg-bookings-page').then((page) => page.GygBookingsPage),
    },
    {
      path: '/admin/gygs/:gygId/member/bookings',
      load: () => import('./pages/member-bookings/member-bookings-page').then((page) => page.MemberBookingsPage),
    },
    {
      path: '/admin/gygs/:gygId/waitlist',
      load: () => import('./pages/gyg-waitlist/gyg-waitlist-page').then((page) => page.GygWaitlistPage),
    },
    {
      path: '/admin/gygs/:gygId/recipients/bookings',
      load: () => import('./pages/gyg-recipients/gyg-recipients-page').then((page) => page.GygRecipientsPage),
    },
    {
      path: '/admin/gygs/:gygId/representation',
      load: () =>
        import('./pages/gyg-representation/gyg-representation-page').then((page) => page.GygRepresentationPage),
    },
    {
      path: '/admin/gygs/:gygId/messages',
      load: () => import('./pages/gyg-messages/gyg-messages-page').then((page) => page.GygMessagesPage),
    },
    {
      path: '/admin/gygs/invite/:gygId/:orgFriendlyUrl/:gygFriendlyUrl',
      load: () => import('./pages/gyg-invite/gyg-invite-page').then((page) => page.GygInvitePage),
    },
    {
      path: '/admin/gygs/invite/:gygId/:orgFriendlyUrl/:gygFriendlyUrl/:positionId',
      load: () => import('./pages/gyg-invite/gyg-invite-page').then((page) => page.GygInvitePage),
    },
  ],
});
