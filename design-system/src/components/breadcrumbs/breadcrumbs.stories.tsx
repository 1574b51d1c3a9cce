import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [{ label: 'gygs', href: '#gygs' }, { label: 'Life below water', href: '#14' }, { label: 'Spring clean-up' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
