import { buildWebhook } from '@gyg/contract/testing';
import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessApi, emptyAccessApi } from '../../testing/access';
import { screenStory } from '../../testing/screen-story';
import { AccessPage } from './access-page';

const at = '/admin/plugins/access';
const superUser = { loginRole: 'USER', organizationId: '', organizationName: '', userGroups: ['superusers'] };

const meta: Meta = {
  title: 'Origins, keys, webhooks',
  ...screenStory(AccessPage, { pattern: at, at, api: accessApi }),
};
export default meta;

type Story = StoryObj;
export const InUse: Story = { globals: { language: 'sv' } };
export const WholeLog: Story = { parameters: { at: `${at}?log=webhook-1` } };
export const NothingYet: Story = { parameters: { api: emptyAccessApi } };
export const QuietAndRenewed: Story = {
  parameters: {
    api: {
      ...emptyAccessApi,
      listWebhooks: () => ({
        webhooks: [
          buildWebhook({
            oldSecretUntil: '2099-06-10T07:38:00.000Z',
            week: { calls: 0, delivered: 0, p95: null, parts: [] },
          }),
        ],
      }),
    },
  },
};
export const Failing: Story = {
  parameters: {
    api: {
      listOrigins: () => refusal('server.unexpected'),
      listKeys: () => refusal('server.unexpected'),
      listWebhooks: () => refusal('server.unexpected'),
    },
  },
};
export const ForSuperUsers: Story = { parameters: { at: `${at}?org=org-kust`, session: superUser } };
export const WhichOrganization: Story = { parameters: { session: superUser } };
