import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { PrivacyDialog, TermsDialog } from './legal-dialogs';

const close = () => undefined;
const Terms = () => <TermsDialog onClose={close} />;

const meta: Meta = {
  title: 'Terms and privacy, over a page',
  ...screenStory(Terms, { pattern: '/', at: '/', api: sampleApi }),
};
export default meta;

/** Opened from any page's footer, and from the checkboxes to accept them. */
export const TermsOfService: StoryObj = {};

export const PrivacyPolicy: StoryObj = {
  ...screenStory(() => <PrivacyDialog onClose={close} />, { pattern: '/', at: '/', api: sampleApi }),
};
