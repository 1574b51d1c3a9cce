import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './pager';

const meta = {
  title: 'Components/Pager',
  component: Pager,
  args: {
    label: 'Pages',
    previous: { label: 'Previous', href: '#1' },
    next: { label: 'Next', href: '#3' },
    pages: [1, 2, 3, 4, 9].map((number) => ({ number, href: `#${number}`, current: number === 2 })),
  },
} satisfies Meta<typeof Pager>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
