import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildDiagnostics, fakeOperations } from '../../testing/fake-operations';
import { screenStory } from '../../testing/screen-story';
import { DiagnosticsPage } from './diagnostics-page';

const meta: Meta = { title: 'Diagnostics', ...screenStory(DiagnosticsPage, { path: '/test', api: fakeOperations }) };
export default meta;

type Story = StoryObj;
export const Filled: Story = {};
export const Swedish: Story = { globals: { language: 'sv' } };
export const Unavailable: Story = { parameters: { api: { getDiagnostics: () => refusal('server.unavailable') } } };
/** No mail has failed, and limits are off. */
export const AllFine: Story = {
  parameters: {
    api: {
      getDiagnostics: () => buildDiagnostics({ limits: [], mail: { failed: 0, waiting: 0 } }),
      listQueuedMails: () => ({
        ...{ mails: [], total: 0, page: 0, pageSize: 100, sentLastDay: 0, medianSeconds: null },
        ...{ counts: { failed: 0, waiting: 0 }, givenUp: 0 },
      }),
    },
  },
};
