import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { barSample, chartWords, monthsIn } from '../../samples/charts';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { BarChart, type BarChartProps } from './bar-chart';

const meta = {
  title: 'Components/Goals and charts/BarChart',
  component: BarChart,
  args: barSample('en'),
  parameters: swedish<BarChartProps>(barSample('sv')),
  render: (args) => (
    <Page width="narrow" padded>
      <BarChart {...args} />
    </Page>
  ),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One series; July is zero, August has no data. */
export const Months: Story = {};

/** Stacked series: each has a pattern, so that colour is not the only difference. */
export const Stacked: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    const quarters = [
      [120, 44, 30, 12],
      [182, 61, 22, 8],
      [96, 70, 41, 0],
      [141, 92, 37, 19],
      [168, 88, 52, 24],
    ] as const;
    return (
      <Page width="narrow" padded>
        <BarChart
          {...args}
          title={sv ? 'Timmar efter vem som gav' : 'Hours by who gave them'}
          summary={sv ? 'Medlemmarnas andel växer.' : 'The members’ share is growing.'}
          barLabel={chartWords[sv ? 'sv' : 'en'].quarter}
          bars={quarters.map(([members, guests, partners, staff], index) => ({
            key: index,
            label: sv ? `Kvartal ${(index % 4) + 1}` : `Quarter ${(index % 4) + 1}`,
            tick: sv ? `kv ${(index % 4) + 1}` : `Q${(index % 4) + 1}`,
            group: index < 4 ? '2025' : '2026',
            values: { members, guests, partners, staff },
          }))}
          series={[
            { key: 'members', label: sv ? 'Medlemmar' : 'Members' },
            { key: 'guests', label: sv ? 'Gäster' : 'Guests' },
            { key: 'partners', label: sv ? 'Samarbetsorganisationer' : 'Partners' },
            { key: 'staff', label: sv ? 'Anställda' : 'Staff' },
          ]}
        />
      </Page>
    );
  },
};

/** Goals as series keep their own colours and numbers. */
export const Goals: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    const years = [
      [40, 22, 61],
      [72, 31, 88],
      [64, 58, 131],
    ] as const;
    return (
      <Page width="narrow" padded>
        <BarChart
          {...args}
          title={sv ? 'Timmar efter mål och år' : 'Hours by goal and year'}
          summary={sv ? 'Havet har vuxit mest.' : 'Life below water has grown most.'}
          size="lg"
          barLabel={chartWords[sv ? 'sv' : 'en'].year}
          bars={years.map(([four, thirteen, fourteen], index) => ({
            key: index,
            label: String(2024 + index),
            tick: String(2024 + index),
            values: { four, thirteen, fourteen },
          }))}
          series={[
            { key: 'four', goal: 4, label: sv ? '4. God utbildning för alla' : '4. Quality education' },
            { key: 'thirteen', goal: 13, label: sv ? '13. Bekämpa klimatförändringarna' : '13. Climate action' },
            { key: 'fourteen', goal: 14, label: sv ? '14. Hav och marina resurser' : '14. Life below water' },
          ]}
        />
      </Page>
    );
  },
};

/** One series with a bar for each goal, in the goals' colours. */
export const GoalBars: Story = {
  render: (args, { globals }) => {
    const goal = languageOf(globals) === 'sv' ? 'Mål' : 'Goal';
    return (
      <Page width="narrow" padded>
        <BarChart
          {...args}
          opensAt="first"
          bars={[4, 6, 7, 9, 2, 3, 4, 2, 1, 5, 6, 5, 3, 4, 3, 0, 1].map((hours, index) => ({
            key: index + 1,
            goal: index + 1,
            label: `${goal} ${index + 1}`,
            tick: `${index + 1}`,
            values: { [args.series[0]?.key ?? '']: hours },
          }))}
        />
      </Page>
    );
  },
};

/**
 * Four years of months: ticks thin out, values are hidden, and on phones the plot scrolls, with the newest months in
 * view.
 */
export const ManyBars: Story = {
  render: (args, { globals }) => (
    <Page width="narrow" padded>
      <BarChart
        {...args}
        bars={monthsIn(
          languageOf(globals),
          Array.from({ length: 48 }, (_, index) => 400 + Math.round(300 * Math.sin(index / 3)) + index * 20),
        )}
      />
    </Page>
  ),
};

/** Small, large without a title, empty, loading, and as a table. */
export const States: Story = {
  render: (args) => (
    <Page width="narrow" padded>
      <Stack gap={7}>
        <BarChart {...args} size="sm" bars={args.bars.slice(6)} />
        <BarChart {...args} bars={[]} />
        <BarChart {...args} loading />
        <BarChart {...args} defaultView="table" bars={args.bars.slice(0, 5)} />
      </Stack>
    </Page>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('180'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('168'));
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('64'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('64'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};
