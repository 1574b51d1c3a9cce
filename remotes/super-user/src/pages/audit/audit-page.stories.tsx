import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { fakeAudit, someEntries } from '../../testing/fake-audit';
import { screenStory } from '../../testing/screen-story';
import { AuditPage } from './audit-page';

const path = '/admin/su/audit';
const meta: Meta = { title: 'Audit log', ...screenStory(AuditPage, { path, api: () => fakeAudit(someEntries, 146) }) };
export default meta;

type Story = StoryObj;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  for (const entry of await within(canvasElement).findAllByText(/mayFrame|Website sync|booking/)) {
    await userEvent.click(entry);
  }
};

export const Opened: Story = { play: open };
export const Filtered: Story = { parameters: { at: `${path}?who=key&from=2027-06-01&to=2027-06-10` } };
export const Swedish: Story = { globals: { language: 'sv' } };
export const Empty: Story = { parameters: { api: fakeAudit([]) } };
export const NothingFound: Story = { parameters: { api: fakeAudit([]), at: `${path}?q=nothing` } };
export const LoadingFailed: Story = {
  parameters: { api: { listAuditEntries: () => refusal('server.unavailable') } },
};
