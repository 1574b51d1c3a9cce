import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerGygs, hostedGygs } from '../../testing/hosted-gygs';
import { screenStory } from '../../testing/screen-story';
import { ManagedGygsPage } from './managed-gygs-page';

const meta: Meta = {
  title: 'Gygs you manage',
  ...screenStory(ManagedGygsPage, {
    pattern: '/admin/gygs/managed',
    at: '/admin/gygs/managed',
    session: { loginRole: 'USER' },
    api: { listManagedGygs: ({ query }) => answerGygs(hostedGygs, query) },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = { globals: { language: 'sv' } };
export const NothingYet: Story = { parameters: { api: { listManagedGygs: () => answerGygs([], {}) } } };
