import { buildOrganizationDesk } from '@gyg/contract/testing';
import { toLanguage } from '@gyg/platform';
import { buildConfig, type FakeHandlers, fakeApi } from '@gyg/platform/testing';
import type { Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { AdminScreen, signInBritta, startTexts } from './admin-screen';

interface ScreenStory {
  pattern: string;
  at: string;
  session?: Parameters<typeof signInBritta>[0];
  api?: FakeHandlers;
}

/** The calls of the frame around every page of an organisation. */
export const frameApi: FakeHandlers = {
  getConfig: () => buildConfig(),
  countNotifications: () => ({ count: 0 }),
  getOrganizationDesk: () => buildOrganizationDesk(),
};

/** The navigation of an organisation's pages. The dashboard's stories check it; it is the same on all pages. */
const sideNavigation = 'button[aria-controls] + nav';

/**
 * The common setup of this area's stories: the platform, Britta in admin mode, and a fake API. A story overrides them
 * with the parameters `at`, `session` and `api`.
 */
export function screenStory(Screen: ComponentType, usual: ScreenStory) {
  return {
    component: Screen,
    // Each story has a separate fake API, and two of them cannot share one page.
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen', a11y: { context: { exclude: [sideNavigation] } }, ...usual },
    beforeEach: async ({ globals, parameters }) => {
      await startTexts(toLanguage(String(globals.language)));
      signInBritta(parameters.session);
      return fakeApi({ ...frameApi, ...usual.api, ...parameters.api }).restore;
    },
    render: (_args, { globals, parameters }) => (
      <AdminScreen language={toLanguage(String(globals.language))} at={parameters.at} pattern={usual.pattern}>
        <Screen />
      </AdminScreen>
    ),
  } satisfies Meta;
}
