import { buildConfig } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/stories';
import { SiteDownPage } from './site-down-page';

const meta: Meta = {
  title: 'Site down',
  ...screenStory(SiteDownPage, {
    pattern: '/static/sitedown',
    at: '/static/sitedown',
    api: { getConfig: () => buildConfig({ siteDown: true }) },
  }),
};
export default meta;

/** Shown instead of all other pages during maintenance. */
export const Closed: StoryObj = {};

/** With a message of the super user who closed the site. */
export const WithMessage: StoryObj = {
  parameters: {
    api: {
      getConfig: () =>
        buildConfig({
          siteDown: true,
          siteDownMessage: {
            en: 'We are moving to a new server. Back at noon.',
            se: 'Vi byter server. Öppnar klockan tolv.',
          },
        }),
    },
  },
};
