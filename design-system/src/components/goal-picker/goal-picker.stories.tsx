import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { goalsIn, languageOf } from '../../samples/gygs';
import { Page } from '../layout/page';
import { GoalPicker } from './goal-picker';

const meta = {
  title: 'Components/GoalPicker',
  component: GoalPicker,
  args: { label: 'Filter by goal', goals: goalsIn('en'), selected: [4, 14], onSelectedChange: fn() },
} satisfies Meta<typeof GoalPicker>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const [selected, setSelected] = useState(args.selected);
    const choose = (next: number[]) => {
      setSelected(next);
      args.onSelectedChange(next);
    };
    return (
      <Page>
        <GoalPicker {...args} goals={goalsIn(languageOf(globals))} selected={selected} onSelectedChange={choose} />
      </Page>
    );
  },
  play: async ({ args, canvasElement }) => {
    const first = within(canvasElement).getAllByRole('button')[0];
    if (!first) throw new Error('no goals');
    await userEvent.click(first);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([1, 4, 14]);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
};
