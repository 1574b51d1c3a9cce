import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { wheelSample } from '../../samples/charts';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { GoalList } from '../goal-tile/goal-list';
import { Page } from '../layout/layout';
import { Cluster, Stack } from '../layout/stack';
import { GoalOverview } from './goal-overview';
import { GoalWheel, type GoalWheelProps } from './goal-wheel';
import { GoalWheelMark } from './goal-wheel-mark';

const meta = {
  title: 'Components/Goals and charts/GoalWheel',
  component: GoalWheel,
  args: wheelSample('en'),
  parameters: swedish<GoalWheelProps>(wheelSample('sv')),
  render: (args) => (
    <Page width="narrow" padded>
      <GoalWheel {...args} />
    </Page>
  ),
} satisfies Meta<typeof GoalWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A ray is as long as its goal's count; the middle shows the total, or the goal under the pointer. */
export const Counts: Story = {};

/** With a legend of the goals beside it, largest first. */
export const WithLegend: Story = {
  render: (args) => (
    <Page width="medium" padded>
      <GoalWheel {...args} legend />
    </Page>
  ),
};

/** On or off: the goals supported. Each goal is a link. */
export const OnAndOff: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <Page width="narrow" padded>
        <GoalWheel
          {...args}
          title={sv ? 'Mål som Amadou har bidragit till' : 'Goals that Amadou has given to'}
          summary={sv ? 'Sex av de sjutton målen.' : 'Six of the seventeen goals.'}
          mode="on"
          goals={args.goals.map((goal) => ({
            ...goal,
            count: [2, 4, 12, 13, 14, 15].includes(goal.id) ? 1 : 0,
            href: `#${goal.id}`,
          }))}
          total={{ value: '6', label: sv ? 'mål av 17' : 'goals of 17' }}
          formatCount={(count) => (count > 0 ? (sv ? 'Bidragit' : 'Given to') : sv ? 'Inte än' : 'Not yet')}
          formatTick={undefined}
          countLabel={sv ? 'Bidragit' : 'Given to'}
        />
      </Page>
    );
  },
};

/** Small without glyphs, and at icon size. */
export const Small: Story = {
  render: (args) => (
    <Page width="narrow" padded>
      <Stack gap={6}>
        <GoalWheel {...args} size="sm" titleHidden />
        <Cluster gap={4}>
          {(['lg', 'md', 'sm'] as const).map((size) => (
            <GoalWheelMark key={size} size={size} goals={[2, 4, 12, 13, 14, 15]} label="6 / 17" />
          ))}
          <GoalWheelMark goals={Array.from({ length: 17 }, (_, index) => index + 1)} />
          <GoalWheelMark goals={[]} />
        </Cluster>
      </Stack>
    </Page>
  ),
};

/** With the goals as links beside it, for a profile. */
export const Overview: Story = {
  render: (args) => (
    <Page padded>
      <GoalOverview
        wheel={<GoalWheel {...args} mode="on" formatTick={undefined} size="sm" titleHidden />}
        list={
          <GoalList
            goals={args.goals
              .slice(0, 9)
              .map(({ id, title }) => ({ id, name: title, label: `${id}. ${title}`, href: `#${id}` }))}
          />
        }
      />
    </Page>
  ),
};

/** Empty, loading, and as a table. */
export const States: Story = {
  render: (args) => (
    <Page width="narrow" padded>
      <Stack gap={7}>
        <GoalWheel
          {...args}
          goals={args.goals.map((goal) => ({ ...goal, count: 0 }))}
          total={{ ...args.total, value: '0' }}
        />
        <GoalWheel {...args} loading />
        <GoalWheel {...args} defaultView="table" />
      </Stack>
    </Page>
  ),
};

export const Keyboard: Story = {
  ...OnAndOff,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(links[16]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(links[16]).toHaveFocus();
  },
};
