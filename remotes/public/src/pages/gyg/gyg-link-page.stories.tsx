import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { GygLinkPage } from './gyg-link-page';

const meta: Meta = {
  title: 'A gyg by link',
  ...screenStory(GygLinkPage, {
    pattern: '/go/:orgFriendlyUrl/:gygFriendlyUrl',
    at: '/go/ren-kust-bohuslan/spring-clean-up',
    api: sampleApi,
  }),
};
export default meta;

/** The link is not valid. */
export const LeadsNowhere: StoryObj = { parameters: { api: { findGygByUrl: () => refusal('gyg.missing') } } };
