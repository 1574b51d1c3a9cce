import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './search-field';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search gygs', placeholder: 'Skill, thing, place or host', submitLabel: 'Search', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), ' ramsvik {enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('ramsvik');
  },
};
export const WithoutButton: StoryObj<typeof meta> = { args: { submitLabel: undefined } };
