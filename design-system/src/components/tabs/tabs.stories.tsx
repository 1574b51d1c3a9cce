import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Tabs, type TabsProps } from './tabs';

const sv: TabsProps['items'] = [
  { label: 'Alla', href: '#all', count: 86 },
  { label: 'Kommande', href: '#upcoming', count: 52, current: true },
  { label: 'Pågående', href: '#ongoing', count: 14 },
  { label: 'Avslutade', href: '#past', count: 20 },
];
const lastIs = (items: TabsProps['items']) => items.map((item, index) => ({ ...item, current: index === 3 }));

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Status',
    items: [
      { label: 'All', href: '#all', count: 86 },
      { label: 'Upcoming', href: '#upcoming', count: 52, current: true },
      { label: 'In-Progress', href: '#ongoing', count: 14 },
      { label: 'Past', href: '#past', count: 20 },
    ],
  },
  parameters: swedish<TabsProps>({ label: 'Status', items: sv }),
} satisfies Meta<typeof Tabs>;
export default meta;
/** A gyg's desk: amber numbers need an answer. They are read as "5 waiting". */
export const Waiting: StoryObj<typeof meta> = {
  args: {
    label: 'Desk',
    items: [
      { label: 'Bookings', href: '#bookings', count: 54, waiting: 5, waitingLabel: '5 waiting', current: true },
      { label: 'Our members', href: '#members', count: 19, waiting: 0, waitingLabel: 'none waiting' },
      { label: 'Representation', href: '#representation', waiting: 2, waitingLabel: '2 waiting' },
      { label: 'Stories', href: '#stories', count: 3, waiting: 2, waitingLabel: '2 waiting' },
      { label: 'Attendance', href: '#attendance' },
    ],
  },
  parameters: swedish<TabsProps>({
    label: 'Gygens sidor',
    items: [
      { label: 'Bokningar', href: '#bookings', count: 54, waiting: 5, waitingLabel: '5 väntar', current: true },
      { label: 'Våra medlemmar', href: '#members', count: 19, waiting: 0, waitingLabel: 'ingen väntar' },
      { label: 'Representation', href: '#representation', waiting: 2, waitingLabel: '2 väntar' },
      { label: 'Berättelser', href: '#stories', count: 3, waiting: 2, waitingLabel: '2 väntar' },
      { label: 'Närvaro', href: '#attendance' },
    ],
  }),
};

/** Narrower than its tabs: the current one is scrolled into view, and with the focus each of the others. */
export const Keyboard: StoryObj<typeof meta> = {
  args: { items: lastIs(meta.args.items) },
  parameters: swedish<TabsProps>({ items: lastIs(sv) }),
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(Math.round(current.right)).toBeLessThanOrEqual(Math.round(list.right));
    await expect(current.left).toBeGreaterThanOrEqual(list.left);
    for (const tab of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(tab).toHaveFocus();
      await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(Math.floor(list.left));
    }
  },
};
