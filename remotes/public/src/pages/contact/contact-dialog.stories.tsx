import { buildConfig } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/stories';
import { ContactDialog } from './contact-dialog';

const Open = () => <ContactDialog onClose={() => undefined} />;
const meta: Meta = {
  title: 'Contact, over a page',
  ...screenStory(Open, { pattern: '/', at: '/', api: { getConfig: () => buildConfig() } }),
};
export default meta;

/** Opened from any page's footer. */
export const Modal: StoryObj = {};
