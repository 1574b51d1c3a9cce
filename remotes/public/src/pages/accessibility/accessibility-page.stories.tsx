import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { AccessibilityPage } from './accessibility-page';

const meta: Meta = {
  title: 'Accessibility',
  ...screenStory(AccessibilityPage, {
    pattern: '/static/accessibility',
    at: '/static/accessibility',
    api: sampleApi,
  }),
};
export default meta;

/** The statement. */
export const Text: StoryObj = {};
