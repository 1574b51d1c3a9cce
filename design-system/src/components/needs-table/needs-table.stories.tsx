import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Page } from '../layout/layout';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { NeedsTable, type NeedsTableProps } from './needs-table';

const join = (word: string, what: string) => (
  <Button size="sm" href="#book">
    {word}
    <VisuallyHidden> {what}</VisuallyHidden>
  </Button>
);
const meta = {
  title: 'Components/Tables and lists/NeedsTable',
  component: NeedsTable,
  args: {
    caption: 'Skills and time',
    icon: 'clock',
    headers: { title: 'Skill', amount: 'Hours', left: 'Left', action: 'Action' },
    rows: [
      {
        id: 1,
        title: 'Shore picker',
        amount: '4.0',
        badge: { label: '11 positions', tone: 'good' },
        description: 'Walk the tide line with gloves and a sack. No experience needed, boots are.',
        action: join('Join', 'as shore picker'),
      },
      {
        id: 2,
        title: 'Boat driver, own licence',
        amount: '6.5',
        badge: { label: '2 positions', tone: 'good' },
        restriction: 'Host or partner members',
        description: 'Two boats, six metres each. Only members of the host or its partners can offer this.',
        action: join('Join', 'as boat driver'),
      },
      {
        id: 3,
        title: 'Soup cook for eighty',
        amount: '3.0',
        badge: { label: 'Full', tone: 'neutral' },
        struck: true,
      },
      { id: 4, title: 'First-aider', amount: '6.5', badge: { label: 'Closed for booking', tone: 'neutral' } },
    ],
  },
  parameters: swedish<NeedsTableProps>({
    caption: 'Insatser',
    headers: { title: 'Kunskap', amount: 'Timmar', left: 'Kvar', action: 'Åtgärd' },
    rows: [
      {
        id: 1,
        title: 'Strandplockare',
        amount: '4,0',
        badge: { label: '11 platser', tone: 'good' },
        description: 'Gå längs tidvattenlinjen med handskar och säck. Erfarenhet behövs inte, men stövlar.',
        action: join('Var med', 'som strandplockare'),
      },
      {
        id: 2,
        title: 'Fritidsbåtsförarintygsinnehavare',
        amount: '6,5',
        badge: { label: '2 platser', tone: 'good' },
        restriction: 'Värdens eller partnernas medlemmar',
        description: 'Två båtar, sex meter vardera. Bara värdens och partnernas medlemmar kan erbjuda det här.',
        action: join('Var med', 'som båtförare'),
      },
      {
        id: 3,
        title: 'Soppkock för åttio',
        amount: '3,0',
        badge: { label: 'Fullt', tone: 'neutral' },
        struck: true,
      },
      { id: 4, title: 'Förstahjälpare', amount: '6,5', badge: { label: 'Stängt för bokning', tone: 'neutral' } },
    ],
  }),
  decorators: [
    (Story) => (
      <Page width="medium" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof NeedsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Places left, a restriction, fully received, closed for booking. */
export const AllStates: Story = {};

/** A need opens to its description by keyboard, and Tab then reaches the action. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, ...story }) => {
    const [first] = shownProps(story).rows;
    if (!first) throw new Error('at least one need');
    await userEvent.tab();
    const summary = canvas.getByText(first.title).closest('summary');
    await expect(summary).toHaveFocus();
    // Browsers ignore a story's synthetic Enter and Space on a summary.
    summary?.click();
    await expect(canvas.getByText(`${first.description}`)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
