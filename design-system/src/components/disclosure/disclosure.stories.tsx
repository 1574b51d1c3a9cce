import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Disclosure, type DisclosureProps } from './disclosure';

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  args: { summary: 'Filter by goal', icon: 'filter', note: '2 chosen', children: 'The filters' },
  parameters: swedish<DisclosureProps>({
    summary: 'Filtrera på hållbarhetsmål',
    note: '2 valda',
    children: 'Filtren',
  }),
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
/** One of a list, without a card around it. */
export const Line: Story = { args: { look: 'line', icon: undefined } };
export const LongText: Story = {
  args: {
    summary: 'Hållbarhetsredovisningsförordningens tillämpningsföreskrifter för frivilligorganisationer',
    open: true,
  },
};
/** The summary is a stop for Tab and what it opens the next; what is closed is not reached. */
export const Keyboard: Story = {
  args: { children: <a href="#clear">Clear the filters</a> },
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Filter by goal').closest('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // What a browser makes of Enter and Space on a summary, and keys that a script makes do not.
    summary?.click();
    await expect(canvas.getByRole('link')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(summary).toHaveFocus();
    summary?.click();
    await expect(canvas.getByText('Clear the filters')).not.toBeVisible();
  },
};
