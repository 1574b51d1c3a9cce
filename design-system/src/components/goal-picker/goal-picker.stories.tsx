import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { goalsIn } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { GoalPicker, type GoalPickerProps } from './goal-picker';

const counted = (language: 'en' | 'sv') =>
  goalsIn(language).map((goal) => ({
    ...goal,
    count: { shown: `${goal.id % 5}`, label: `${goal.id % 5} ${language === 'sv' ? 'gygar' : 'gygs'}` },
  }));

const Picker = (props: GoalPickerProps) => {
  const [selected, setSelected] = useState(props.selected);
  const choose = (next: number[]) => {
    setSelected(next);
    props.onSelectedChange(next);
  };
  return <GoalPicker {...props} selected={selected} onSelectedChange={choose} />;
};

const meta = {
  title: 'Components/Fields/GoalPicker',
  component: GoalPicker,
  args: { label: 'Filter by goal', goals: goalsIn('en'), selected: [4, 14], onSelectedChange: fn() },
  parameters: swedish<GoalPickerProps>({ label: 'Filtrera på mål', goals: goalsIn('sv') }),
  render: (args) => (
    <Page padded>
      <Picker {...args} />
    </Page>
  ),
} satisfies Meta<typeof GoalPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any number; on phones one row that scrolls. */
export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    const first = within(canvasElement).getAllByRole('button')[0];
    if (!first) throw new Error('no goals');
    await userEvent.click(first);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([1, 4, 14]);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
};
/** A gyg's primary goal: a single choice, like radio buttons. */
export const One: Story = {
  args: { mode: 'one', selected: [13], label: 'Primary goal', narrow: 'rows' },
  parameters: swedish<GoalPickerProps>({ label: 'Huvudmål', goals: goalsIn('sv') }),
};
/** With the number of gygs of each goal. */
export const Counts: Story = {
  args: { goals: counted('en') },
  parameters: swedish<GoalPickerProps>({ label: 'Filtrera på mål', goals: counted('sv') }),
};
/** Four at most, and four are selected: the others are disabled. */
export const Most: Story = {
  args: {
    selected: [4, 11, 13, 14],
    most: 4,
    mostText: 'Four goals at most. Remove one to choose another.',
    narrow: 'rows',
  },
  parameters: swedish<GoalPickerProps>({
    label: 'Filtrera på mål',
    goals: goalsIn('sv'),
    mostText: 'Högst fyra mål. Ta bort ett för att välja ett annat.',
  }),
};
/** Nothing selected although one is required; and all disabled. */
export const States: Story = {
  render: (args) => (
    <Page width="narrow" padded>
      <Stack gap={6}>
        <Picker {...args} selected={[]} invalid narrow="rows" />
        <Picker {...args} disabled narrow="rows" label={`${args.label} 2`} />
      </Stack>
    </Page>
  ),
};
export const Keyboard: Story = {
  render: (args) => (
    <Page padded>
      <Stack gap={6}>
        <Picker {...args} selected={[]} />
        <Picker {...args} selected={[13]} mode="one" label={`${args.label} 2`} />
      </Stack>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buttons = canvas.getAllByRole('button');
    const radios = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(buttons[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(buttons[1]).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(buttons[16]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(buttons[0]).toHaveFocus();
    await userEvent.tab();
    await expect(radios[12]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radios[13]).toBeChecked();
    await expect(radios[12]).not.toBeChecked();
  },
};
