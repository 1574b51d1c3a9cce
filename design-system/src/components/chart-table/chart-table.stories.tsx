import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onDemand } from '../../behaviour/on-demand';
import { chartWords, hoursIn } from '../../samples/charts';
import { goalsIn, languageOf, type SampleLanguage } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { ChartDrawing } from './chart-drawing';
import { ChartFrame } from './chart-frame';
import { ChartTable, type ChartTableProps } from './chart-table';

const counts = [24, 41, 12, 96, 18, 7];
const sampleIn = (language: SampleLanguage): ChartTableProps => {
  const hours = hoursIn(language);
  return {
    caption: language === 'sv' ? 'Timmar efter mål' : 'Hours by goal',
    columns: language === 'sv' ? ['Mål', 'Timmar'] : ['Goal', 'Hours'],
    rows: counts.map((count, index) => {
      const goal = goalsIn(language)[index];
      return { key: index, label: `${goal?.id}. ${goal?.title}`, cells: [hours(count)] };
    }),
    total: { label: language === 'sv' ? 'Summa' : 'Total', cells: [hours(198)] },
  };
};

const meta = {
  title: 'Components/Goals and charts/ChartTable',
  component: ChartTable,
  args: sampleIn('en'),
  parameters: swedish<ChartTableProps>(sampleIn('sv')),
  render: (args) => (
    <Page width="narrow" padded>
      <ChartTable {...args} />
    </Page>
  ),
} satisfies Meta<typeof ChartTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const years = ['2020', '2021', '2022', '2023', '2024', '2025', '2026'];
/** More columns than there is room for: the table scrolls inside its box. */
export const Wide: Story = {
  render: (args) => (
    <Page width="narrow" padded>
      <ChartTable
        caption={args.caption}
        columns={[args.columns[0] ?? '', ...years]}
        rows={args.rows.map((row) => ({ ...row, cells: years.map(() => row.cells[0] ?? '') }))}
      />
    </Page>
  ),
};

const unreachable = onDemand<null>(() => Promise.reject(new Error('no network')));
/** The drawing failed to load: the numbers are shown instead, and the button tries again. */
export const PictureFailed: Story = {
  render: (args, { globals }) => (
    <Page width="narrow" padded>
      <ChartFrame
        title={args.caption}
        texts={chartWords[languageOf(globals)].texts}
        readout={false}
        table={<ChartTable {...args} />}
      >
        <ChartDrawing drawing={unreachable} fallback={null}>
          {() => null}
        </ChartDrawing>
      </ChartFrame>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table')).toBeVisible();
  },
};

export const Keyboard: Story = {
  ...Wide,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await expect(region).not.toHaveFocus();
  },
};
