import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { shareSample } from '../../samples/charts';
import { goalsIn, languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { ShareChart, type ShareChartProps } from './share-chart';

const meta = {
  title: 'Components/Goals and charts/ShareChart',
  component: ShareChart,
  args: shareSample('en'),
  parameters: swedish<ShareChartProps>(shareSample('sv')),
  render: (args) => (
    <Page width="narrow" padded>
      <ShareChart {...args} />
    </Page>
  ),
} satisfies Meta<typeof ShareChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stacked bar. Seven parts, with the three smallest combined. */
export const AsBar: Story = {};
export const AsRing: Story = { args: { shape: 'ring' } };

/** Goals as parts: their colours, numbers and glyphs. */
export const Goals: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    const goals = goalsIn(languageOf(globals));
    const sampleTexts = {
      title: sv ? 'Timmar efter mål' : 'Hours by goal',
      summary: sv ? '465 timmar, flest till mål 14 och 4.' : '465 hours, most of them for goals 14 and 4.',
      total: { value: '465', label: sv ? 'timmar' : 'hours' },
    };
    const hours = [0, 41, 0, 96, 0, 0, 12, 0, 0, 32, 78, 64, 0, 131, 8, 0, 3];
    const parts = goals.map(({ id, title }, index) => ({ key: id, goal: id, label: title, value: hours[index] ?? 0 }));
    return (
      <Page width="narrow" padded>
        <Stack gap={7}>
          <ShareChart {...args} {...sampleTexts} parts={parts} most={8} />
          <ShareChart {...args} {...sampleTexts} parts={parts} most={8} shape="ring" />
        </Stack>
      </Page>
    );
  },
};

/** A single part, empty, loading, and as a table: percentages add up to 100. */
export const States: Story = {
  render: (args) => (
    <Page width="narrow" padded>
      <Stack gap={7}>
        <ShareChart {...args} parts={args.parts.slice(0, 1)} />
        <ShareChart {...args} parts={[]} />
        <ShareChart {...args} loading />
        <ShareChart {...args} loading shape="ring" />
        <ShareChart {...args} defaultView="table" />
      </Stack>
    </Page>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};
