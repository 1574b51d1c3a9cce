import type { Meta, StoryObj } from '@storybook/react-vite';
import { swedish } from '../../samples/swedish';
import { SegmentedLinks, type SegmentedLinksProps } from './segmented-links';

const meta = {
  title: 'Components/Navigation/SegmentedLinks',
  component: SegmentedLinks,
  args: {
    label: 'State of the bookings',
    items: [
      { label: 'All', href: '#all', current: true },
      { label: 'Waiting', href: '#waiting', count: 5 },
      { label: 'Confirmed', href: '#confirmed', count: 49 },
      { label: 'Cancelled', href: '#cancelled', count: 3 },
    ],
  },
  parameters: swedish<SegmentedLinksProps>({
    label: 'Bokningarnas status',
    items: [
      { label: 'Alla', href: '#all', current: true },
      { label: 'Väntar', href: '#waiting', count: 5 },
      { label: 'Bekräftade', href: '#confirmed', count: 49 },
      { label: 'Avbokade', href: '#cancelled', count: 3 },
    ],
  }),
} satisfies Meta<typeof SegmentedLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
