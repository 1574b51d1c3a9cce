import type { Meta, StoryObj } from '@storybook/react-vite';
import { goalsIn, languageOf } from '../../samples/gygs';
import { GoalGrid } from './goal-grid';

const meta = {
  title: 'Components/GoalGrid',
  component: GoalGrid,
  args: { goals: [], all: { title: 'All gygs', href: '#all' } },
} satisfies Meta<typeof GoalGrid>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const language = languageOf(globals);
    return (
      <GoalGrid
        {...args}
        goals={goalsIn(language).map((goal) => ({ ...goal, href: `#${goal.id}` }))}
        all={{ title: language === 'sv' ? 'Alla gygs' : 'All gygs', href: '#all' }}
      />
    );
  },
};
