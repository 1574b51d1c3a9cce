import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { goalsIn, languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Split } from '../layout/split';
import { GoalGrid, type GoalGridProps } from './goal-grid';
import { GoalIntro } from './goal-intro';

const linked = (language: 'en' | 'sv') => goalsIn(language).map((goal) => ({ ...goal, href: `#${goal.id}` }));

const meta = {
  title: 'Components/Goals and charts/GoalGrid',
  component: GoalGrid,
  args: { goals: linked('en'), all: { title: 'All gygs', href: '#all' } },
  parameters: swedish<GoalGridProps>({ goals: linked('sv'), all: { title: 'Alla gygar', href: '#all' } }),
  render: (args) => (
    <Page padded>
      <GoalGrid {...args} />
    </Page>
  ),
} satisfies Meta<typeof GoalGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six by three; three by six in a container up to 600 px. Long Swedish titles are hyphenated. */
export const Default: Story = {};
/** In a narrow column: squares grow with their text. */
export const Narrow: Story = {
  render: (args, { globals }) => (
    <Page padded>
      <Split main={<GoalGrid {...args} goals={linked(languageOf(globals))} />} side={null} />
    </Page>
  ),
};
/** With an introduction to the goals, as on the home page. */
export const WithWords: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <Page padded>
        <GoalIntro
          goals={args.goals}
          all={args.all}
          title={sv ? 'Sjutton mål. Välj ditt.' : 'Seventeen goals. Pick yours.'}
          lead={
            sv
              ? 'Varje gyg bär färgen av målet den arbetar för. Börja med det du bryr dig mest om.'
              : 'Every gyg carries the colour of the goal it works for. Start with the one that keeps you up at night.'
          }
          figures={
            sv ? (
              <>
                <b>86</b> öppna gygar, <b>1 240</b> platser att fylla
              </>
            ) : (
              <>
                <b>86</b> gygs open, <b>1,240</b> places to fill
              </>
            )
          }
        />
      </Page>
    );
  },
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
