import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { LiveSearchField, type LiveSearchFieldProps } from './live-search-field';

const meta = {
  title: 'Components/Fields/LiveSearchField',
  component: LiveSearchField,
  args: {
    label: 'Search members',
    placeholder: 'Name or email',
    clearLabel: 'Clear the search',
    value: '',
    onSearch: fn(),
  },
  parameters: swedish<LiveSearchFieldProps>({
    label: 'Sök medlemmar',
    placeholder: 'Namn eller e-post',
    clearLabel: 'Töm sökningen',
  }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof LiveSearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'Maja' } };

/** Typing searches after a moment, without Enter. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'maja ');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('maja'));
  },
};
