import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { SearchField, type SearchFieldProps } from './search-field';

const sv: Partial<SearchFieldProps> = {
  label: 'Sök gygar',
  placeholder: 'Insats, sak, plats eller värd',
  submitLabel: 'Sök',
  clearLabel: 'Töm sökningen',
};

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: {
    label: 'Search gygs',
    placeholder: 'Skill, item, place or host',
    submitLabel: 'Search',
    clearLabel: 'Clear the search',
    onSearch: fn(),
    onClear: fn(),
  },
  parameters: swedish<SearchFieldProps>(sv),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Filled with a Clear button, loading, without a button (search as you type), and disabled. */
export const States: Story = {
  render: ({ submitLabel, label, ...args }) => (
    <Stack gap={4}>
      <SearchField {...args} submitLabel={submitLabel} label={`${label} 1`} defaultValue="ramsvik" />
      <SearchField {...args} submitLabel={submitLabel} label={`${label} 2`} defaultValue="ramsvik" busy />
      <SearchField {...args} label={`${label} 3`} />
      <SearchField {...args} submitLabel={submitLabel} label={`${label} 4`} disabled />
    </Stack>
  ),
};

/** Enter searches; Clear empties the field and keeps the focus in it. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard(' ramsvik {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('ramsvik');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalled();
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
