import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { screenStory } from '../../testing/stories';
import { RequestedOrganizationPage } from './requested-organization-page';

const meta: Meta = {
  title: 'Organisation account requested',
  ...screenStory(RequestedOrganizationPage, {
    pattern: '/organizations/requests/confirm',
    at: '/organizations/requests/confirm',
  }),
};
export default meta;

/** Guests are led to an account of their own. */
export const Guest: StoryObj = {};

/** Users to their organisations. */
export const User: StoryObj = { parameters: { session: elin } };
