import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeRequests, someRequests } from '../../testing/fake-requests';
import { notPermitted, screenStory } from '../../testing/screen-story';
import { OrganizationRequestsPage } from './organization-requests-page';

const path = '/organizations/requests/list';
const meta: Meta = {
  title: 'Organisation requests',
  ...screenStory(OrganizationRequestsPage, { path, api: () => fakeRequests(someRequests) }),
};
export default meta;

type Story = StoryObj;
export const Declined: Story = { parameters: { at: `${path}?tab=declined` } };
export const PossibleDuplicate: Story = { parameters: { at: `${path}?request=request-2` } };
export const Approved: Story = { parameters: { at: `${path}?tab=accepted` } };
export const NothingFound: Story = { parameters: { at: `${path}?q=nowhere` } };
export const Swedish: Story = { globals: { language: 'sv' } };
export const NothingWaits: Story = { parameters: { api: fakeRequests([]) } };
export const NotPermitted: Story = notPermitted;
