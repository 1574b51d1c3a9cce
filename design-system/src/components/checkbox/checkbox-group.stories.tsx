import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';

const Holding = (args: CheckboxGroupProps) => {
  const [value, setValue] = useState(args.value);
  return <CheckboxGroup {...args} value={value} onValueChange={setValue} />;
};
const sv: Partial<CheckboxGroupProps> = {
  label: 'Vilka gygar som visas',
  hint: 'På er webbplats.',
  allLabel: 'Alla',
  options: [
    { value: 'upcoming', label: 'Kommande' },
    { value: 'inProgress', label: 'Pågående', hint: 'Även de som har pågått länge.' },
    { value: 'past', label: 'Avslutade' },
  ],
};

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Which gygs are shown',
    hint: 'On your website.',
    allLabel: 'All',
    options: [
      { value: 'upcoming', label: 'Upcoming' },
      { value: 'inProgress', label: 'In-Progress', hint: 'Including long-running ones.' },
      { value: 'past', label: 'Past' },
    ],
    value: ['upcoming'],
    onValueChange: fn(),
  },
  parameters: swedish<CheckboxGroupProps>(sv),
  render: (args) => <Holding {...args} />,
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { allLabel: undefined },
  parameters: swedish<CheckboxGroupProps>({ ...sv, allLabel: undefined }),
};
export const WithAll: Story = {};
export const Invalid: Story = {
  args: { value: [], error: 'Choose at least one.' },
  parameters: swedish<CheckboxGroupProps>({ ...sv, error: 'Välj minst en.' }),
};
export const Disabled: Story = { args: { disabled: true } };

/** The first checkbox selects all. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [all, upcoming, , past] = within(canvasElement).getAllByRole('checkbox');
    await userEvent.tab();
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard(' ');
    await expect(past).toBeChecked();
    await userEvent.tab();
    await expect(upcoming).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
  },
};
