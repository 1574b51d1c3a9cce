import { defineArea, session } from '@gyg/platform';
import type { en } from './translations/en';

/** What members see is ready with the page, so that it does not begin as something else. */
const loadHome = async () => {
  const members = session.startsAsUser() ? import('./pages/home/member-home') : undefined;
  const [{ HomePage }] = await Promise.all([import('./pages/home/home-page'), members]);
  return HomePage;
};
const loadGyg = () => import('./pages/gyg/gyg-page').then((m) => m.GygPage);
const loadRequest = () =>
  import('./pages/request-organization/request-organization-page').then((m) => m.RequestOrganizationPage);
const loadToRequest = () => import('./pages/request-organization/to-request-page').then((m) => m.ToRequestPage);
const loadWindowPassword = () =>
  import('./pages/window-password/window-password-page').then((m) => m.WindowPasswordPage);
const loadSwitchToAdmin = () => import('./pages/switch-to-admin/switch-to-admin-page').then((m) => m.SwitchToAdminPage);

declare module '@gyg/platform' {
  interface Texts {
    public: typeof en;
  }
}

/** The public area: pages for guests, sign-up, login, and the user's account. */
export default defineArea({
  name: 'public',
  texts: {
    en: () => import('./translations/en').then((m) => m.en),
    sv: () => import('./translations/sv').then((m) => m.sv),
  },
  firstTexts: {
    en: () => import('./translations/first.en.json').then((m) => m.default),
    sv: () => import('./translations/first.sv.json').then((m) => m.default),
  },
  routes: [
    { path: '/', firstTexts: true, firstView: './pages/home/home-page', load: loadHome },
    {
      path: '/search',
      firstView: './pages/search/search-page',
      load: () => import('./pages/search/search-page').then((m) => m.SearchPage),
    },
    { path: '/gygs/:gygId', firstView: './pages/gyg/gyg-page', load: loadGyg },
    {
      path: '/gygs/:gygId/stories/:storyId',
      load: () => import('./pages/story/story-page').then((m) => m.StoryPage),
    },
    {
      path: '/gygs/invite/:orgFriendlyUrl/:gygFriendlyUrl/:positionId',
      load: () => import('./pages/need-invitation/need-invitation-page').then((m) => m.NeedInvitationPage),
    },
    {
      path: '/go/:orgFriendlyUrl/:gygFriendlyUrl',
      firstView: './pages/gyg/gyg-link-page',
      load: () => import('./pages/gyg/gyg-link-page').then((m) => m.GygLinkPage),
    },
    {
      path: '/go/:orgFriendlyUrl',
      firstView: './pages/organization-link/organization-link-page',
      load: () => import('./pages/organization-link/organization-link-page').then((m) => m.OrganizationLinkPage),
    },
    {
      path: '/catalogs/:orgFriendlyUrl/:catalogFriendlyUrl',
      load: () => import('./pages/catalog/catalog-page').then((m) => m.CatalogPage),
    },
    {
      path: '/organizations',
      load: () => import('./pages/organizations/organizations-page').then((m) => m.OrganizationsPage),
    },
    {
      path: '/organizations/:organizationId',
      firstView: './pages/organization/organization-page',
      load: () => import('./pages/organization/organization-page').then((m) => m.OrganizationPage),
    },
    { path: '/organizations/register', load: loadToRequest },
    { path: '/organizations/requests/new', load: loadToRequest },
    { path: '/organizations/requests/form', load: loadRequest },
    { path: '/organizations/requests/form/:inviteId', load: loadRequest },
    {
      path: '/organizations/requests/confirm',
      load: () =>
        import('./pages/requested-organization/requested-organization-page').then((m) => m.RequestedOrganizationPage),
    },
    {
      path: '/users/profile/organizations',
      load: () => import('./pages/my-organizations/my-organizations-page').then((m) => m.MyOrganizationsPage),
    },
    {
      path: '/users/join/:orgFriendlyUrl',
      load: () => import('./pages/join-organization/join-organization-page').then((m) => m.JoinOrganizationPage),
    },
    { path: '/users/register', load: () => import('./pages/register/register-page').then((m) => m.RegisterPage) },
    { path: '/users/verify', load: () => import('./pages/verify/verify-page').then((m) => m.VerifyPage) },
    {
      path: '/users/password/reset',
      load: () => import('./pages/reset-password/reset-password-page').then((m) => m.ResetPasswordPage),
    },
    {
      path: '/users/password/new',
      load: () => import('./pages/new-password/new-password-page').then((m) => m.NewPasswordPage),
    },
    {
      path: '/users/invite/:orgFriendlyUrl',
      load: () => import('./pages/user-invite/user-invite-page').then((m) => m.UserInvitePage),
    },
    { path: '/invites/:inviteId', load: () => import('./pages/invite/invite-page').then((m) => m.InvitePage) },
    { path: '/join', load: () => import('./pages/join/join-page').then((m) => m.JoinPage) },
    { path: '/login', load: () => import('./pages/login/login-page').then((m) => m.LoginPage) },
    { path: '/logout', load: () => import('./pages/logout/logout-page').then((m) => m.LogoutPage) },
    { path: '/users/:userId/welcome', load: () => import('./pages/welcome/welcome-page').then((m) => m.WelcomePage) },
    { path: '/users/:userId', load: () => import('./pages/user/user-page').then((m) => m.UserPage) },
    { path: '/users/edit/:userId', load: () => import('./pages/account/account-page').then((m) => m.AccountPage) },
    { path: '/switch/admin', load: loadSwitchToAdmin },
    { path: '/switch/admin/:orgFriendlyUrl', load: loadSwitchToAdmin },
    {
      path: '/switch/user',
      load: () => import('./pages/switch-to-user/switch-to-user-page').then((m) => m.SwitchToUserPage),
    },
    {
      path: '/notifications',
      load: () => import('./pages/notifications/notifications-page').then((m) => m.NotificationsPage),
    },
    { path: '/static/ourstory', load: () => import('./pages/our-story/our-story-page').then((m) => m.OurStoryPage) },
    {
      path: '/static/howitworks',
      load: () => import('./pages/how-it-works/how-it-works-page').then((m) => m.HowItWorksPage),
    },
    { path: '/static/about', load: () => import('./pages/about/about-page').then((m) => m.AboutPage) },
    { path: '/static/contact', load: () => import('./pages/contact/contact-page').then((m) => m.ContactPage) },
    {
      path: '/static/accessibility',
      load: () => import('./pages/accessibility/accessibility-page').then((m) => m.AccessibilityPage),
    },
    { path: '/static/sitedown', load: () => import('./pages/site-down/site-down-page').then((m) => m.SiteDownPage) },
    { path: '/404', load: () => import('./pages/not-found/not-found-page').then((m) => m.NotFoundPage) },
    {
      path: '/plugins/login',
      load: () => import('./pages/window-login/window-login-page').then((m) => m.WindowLoginPage),
    },
    {
      path: '/plugins/signup',
      load: () => import('./pages/window-signup/window-signup-page').then((m) => m.WindowSignUpPage),
    },
    {
      path: '/plugins/verify/:email',
      load: () => import('./pages/window-verify/window-verify-page').then((m) => m.WindowVerifyPage),
    },
    { path: '/plugins/password', load: loadWindowPassword },
    { path: '/plugins/password/:email', load: loadWindowPassword },
    {
      path: '/plugins/consent',
      load: () => import('./pages/window-consent/window-consent-page').then((m) => m.WindowConsentPage),
    },
  ],
  dialogs: [
    { name: 'contact', load: () => import('./pages/contact/contact-dialog').then((m) => m.ContactDialog) },
    { name: 'terms', load: () => import('./pages/legal/legal-dialogs').then((m) => m.TermsDialog) },
    { name: 'privacy', load: () => import('./pages/legal/legal-dialogs').then((m) => m.PrivacyDialog) },
  ],
});
