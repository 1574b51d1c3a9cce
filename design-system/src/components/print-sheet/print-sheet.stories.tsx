import type { Meta, StoryObj } from '@storybook/react-vite';
import { swedish } from '../../samples/swedish';
import { PrintSheet, type PrintSheetProps } from './print-sheet';

interface Row {
  name: string;
  hours: string;
}

const rows: readonly Row[] = [
  { name: 'Maja Lindqvist', hours: '4.0' },
  { name: 'Samuel Okoro', hours: '2.5' },
];

const meta = {
  title: 'Components/Tables and lists/Print sheet',
  component: PrintSheet<Row>,
  args: {
    title: 'Given',
    owner: 'Ren Kust Bohuslän',
    lines: ['This year', 'Printed Thu, Jun 10, 2027, 10:00'],
    sums: ['6.5 hours', '2 people'],
    columns: [
      { key: 'name', header: 'Name', cell: ({ name }) => name },
      { key: 'hours', header: 'Hours', isNumber: true, cell: ({ hours }) => hours },
    ],
    rows,
    rowKey: ({ name }) => name,
  },
  parameters: swedish<PrintSheetProps<Row>>({
    title: 'Givet',
    lines: ['I år', 'Utskrivet tors 10 juni 2027 kl. 10:00'],
    sums: ['6,5 timmar', '2 personer'],
    columns: [
      { key: 'name', header: 'Namn', cell: ({ name }) => name },
      { key: 'hours', header: 'Timmar', isNumber: true, cell: ({ hours }) => hours.replace('.', ',') },
    ],
  }),
  render: (args) => <PrintSheet {...args} style={{ display: 'block' }} />,
  play: () => {
    window.dispatchEvent(new Event('beforeprint'));
  },
} satisfies Meta<typeof PrintSheet<Row>>;
export default meta;

/** As it is printed; on screen it is not shown. */
export const OnPaper: StoryObj<typeof meta> = {};
