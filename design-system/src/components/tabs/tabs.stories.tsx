import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Status',
    items: [
      { label: 'All', href: '#all', count: 86 },
      { label: 'Upcoming', href: '#upcoming', count: 52, current: true },
      { label: 'In progress', href: '#ongoing', count: 14 },
      { label: 'Past', href: '#past', count: 20 },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
export const Default: StoryObj<typeof meta> = {};

/** Narrower than its tabs: the one in use is scrolled to. */
export const Narrow: StoryObj<typeof meta> = {
  args: { items: meta.args.items.map((item) => ({ ...item, current: item.label === 'Past' })) },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const tab = canvas.getByRole('link', { name: /^Past/ }).getBoundingClientRect();
    await expect(Math.round(tab.right)).toBeLessThanOrEqual(Math.round(list.right));
    await expect(tab.left).toBeGreaterThanOrEqual(list.left);
  },
};
