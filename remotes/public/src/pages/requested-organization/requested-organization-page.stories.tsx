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

/** Guests are offered a personal account. */
export const Guest: StoryObj = {};

/** Users are offered their organisations. */
export const User: StoryObj = { parameters: { session: elin } };
