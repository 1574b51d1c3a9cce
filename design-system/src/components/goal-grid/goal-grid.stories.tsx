import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { goalsIn, languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Page, Split } from '../layout/page';
import { GoalGrid, type GoalGridProps } from './goal-grid';

const linked = (language: 'en' | 'sv') => goalsIn(language).map((goal) => ({ ...goal, href: `#${goal.id}` }));

const meta = {
  title: 'Components/GoalGrid',
  component: GoalGrid,
  args: { goals: linked('en'), all: { title: 'All gygs', href: '#all' } },
  parameters: swedish<GoalGridProps>({ goals: linked('sv'), all: { title: 'Alla gygs', href: '#all' } }),
  render: (args) => (
    <Page padded>
      <GoalGrid {...args} />
    </Page>
  ),
} satisfies Meta<typeof GoalGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six by three; three by six up to 860 px. Long Swedish titles are hyphenated. */
export const Default: Story = {};
/** In a column beside other things: squares grow with their words. */
export const Narrow: Story = {
  render: (args, { globals }) => (
    <Page padded>
      <Split main={<GoalGrid {...args} goals={linked(languageOf(globals))} />} side={null} />
    </Page>
  ),
};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(18);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    for (let count = 1; count < 18; count += 1) await userEvent.tab();
    await expect(links[17]).toHaveFocus();
    await expect(links[17]).toHaveAttribute('href', '#all');
  },
};
