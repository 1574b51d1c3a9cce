import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: swedish<BreadcrumbsProps>({
    label: 'Du är här',
    items: [
      { label: 'Gygar', href: '#gygs' },
      { label: 'Hav och marina resurser', href: '#14' },
      { label: 'Vårstädning' },
    ],
  }),
  args: {
    label: 'You are here',
    items: [{ label: 'Gygs', href: '#gygs' }, { label: 'Life below water', href: '#14' }, { label: 'Spring clean-up' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On phones only the parent is shown, as a back link. */
export const Default: Story = {};

/** A long title is truncated; its tooltip and the page's heading show it in full. */
export const LongTitle: Story = {
  args: {
    items: [
      { label: 'Gygs', href: '#gygs' },
      { label: 'Bookings of the spring clean-up on Ramsvik’s outer shore with lunch and ferry', href: '#gyg' },
      { label: 'Everyone who has offered to row, drive, carry, weigh, cook or count on that day' },
    ],
  },
  parameters: swedish<BreadcrumbsProps>({
    items: [
      { label: 'Gygar', href: '#gygs' },
      { label: 'Bokningar till vårstädningen på Ramsviks yttersida med lunch och färja', href: '#gyg' },
      { label: 'Naturvårdsförvaltningens strandstädningssamarbetsorganisationer och deras volontärer' },
    ],
  }),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, ...story }) => {
    const args = shownProps(story);
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(within(canvasElement).getByText(args.items.at(-1)?.label ?? '')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
