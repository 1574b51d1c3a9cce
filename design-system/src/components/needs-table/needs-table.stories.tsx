import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button';
import { Page, Stack } from '../layout/page';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { NeedsTable } from './needs-table';

const join = (what: string) => (
  <Button size="sm" href="#book">
    Join
    <VisuallyHidden> as {what}</VisuallyHidden>
  </Button>
);
const meta = {
  title: 'Components/NeedsTable',
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
        action: join('shore picker'),
      },
      {
        id: 2,
        title: 'Boat driver, own licence',
        amount: '6.5',
        badge: { label: '2 positions', tone: 'good' },
        restriction: 'Host or partner members',
        description: 'Two boats, six metres each.',
        action: join('boat driver'),
      },
      {
        id: 3,
        title: 'Soup cook for eighty',
        amount: '3.0',
        badge: { label: 'Fully received', tone: 'bad' },
        struck: true,
      },
      { id: 4, title: 'First-aider', amount: '6.5', badge: { label: 'Closed for booking', tone: 'neutral' } },
    ],
  },
} satisfies Meta<typeof NeedsTable>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <Page width="medium">
      <Stack gap={4}>
        <NeedsTable {...args} />
      </Stack>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Shore picker'));
    await expect(canvas.getByText(/Walk the tide line/)).toBeVisible();
  },
};
