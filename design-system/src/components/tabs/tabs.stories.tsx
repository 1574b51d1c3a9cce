import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './tabs';

const meta = {
  title: 'Components/Tabs',
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
