import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { SelectField, type SelectFieldProps } from './select-field';

const options = [
  { value: 'all', label: 'Time or things' },
  { value: 'time', label: 'Time' },
  { value: 'things', label: 'Things' },
];
const sv: Partial<SelectFieldProps> = {
  label: 'Jag kan ge',
  options: [
    { value: 'all', label: 'Tid eller saker' },
    { value: 'time', label: 'Tid' },
    { value: 'things', label: 'Saker' },
  ],
};

const meta = {
  title: 'Components/Fields/SelectField',
  component: SelectField,
  args: { label: 'I can give', options },
  parameters: swedish<SelectFieldProps>(sv),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'It can be changed for each gyg.', optional: 'optional' },
  parameters: swedish<SelectFieldProps>({ ...sv, hint: 'Det går att ändra för varje gyg.', optional: 'valfritt' }),
};

/** Nothing selected yet; options are grouped. */
export const Placeholder: Story = {
  args: {
    label: 'Where do you come from?',
    placeholder: 'Choose a place',
    error: 'Choose where you come from.',
    options: [
      {
        label: 'Bohuslän',
        options: [
          { value: 'sotenas', label: 'Sotenäs' },
          { value: 'lysekil', label: 'Lysekil' },
        ],
      },
      { label: 'Uppland', options: [{ value: 'uppsala', label: 'Uppsala', disabled: true }] },
    ],
  },
  parameters: swedish<SelectFieldProps>({
    label: 'Var kommer du ifrån?',
    placeholder: 'Välj en plats',
    error: 'Välj var du kommer ifrån.',
  }),
};

/** The label beside a quiet select, above a list. */
export const Inline: Story = {
  args: {
    label: 'Sort by',
    look: 'inline',
    options: [
      { value: 'late', label: 'Latest start first' },
      { value: 'early', label: 'Earliest start first' },
    ],
  },
  parameters: swedish<SelectFieldProps>({
    label: 'Ordna efter',
    options: [
      { value: 'late', label: 'Längst fram i tiden först' },
      { value: 'early', label: 'Tidigaste start först' },
    ],
  }),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <SelectField {...args} defaultValue="time" />
      <SelectField {...args} disabled />
      <SelectField
        {...args}
        options={[
          { value: 'long', label: 'Frivilligorganisationssamverkansöverenskommelsen i Bohusläns skärgårdskommuner' },
        ]}
      />
    </Stack>
  ),
};

/** Tab reaches it and moves on; the browser's own keys cannot be pressed in a story. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'things');
    await expect(select).toHaveValue('things');
    await userEvent.tab();
    await expect(select).not.toHaveFocus();
  },
};
