import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { Page } from '../layout/layout';
import { Link, TextButton } from '../link/link';
import { NotificationList, NotificationRow } from './notification-row';

const sampleTexts = {
  en: {
    time: 'Sat, Jun 12, 2027, 09:30',
    new: 'New',
    booked: 'Your place is booked',
    bookedText: 'Shore picker at Spring clean-up on Ramsvik’s outer shore.',
    ask: 'Elin Sandberg wants to represent you',
    askText: 'As soup cook at the Thursday food bank.',
    accept: 'Accept',
    decline: 'Decline',
    toGyg: 'To the gyg',
    accepted: 'You accepted',
    archive: 'Archive',
    old: 'The gyg is over: thank you',
    unarchive: 'Bring back',
  },
  sv: {
    time: 'lör 12 juni 2027 kl. 09:30',
    new: 'Ny',
    booked: 'Din plats är bokad',
    bookedText: 'Strandplockare på Vårstädning på Ramsviks yttersida.',
    ask: 'Elin Sandberg vill företräda er organisation',
    askText: 'Som soppkock på torsdagens matbank.',
    accept: 'Godkänn',
    decline: 'Avslå',
    toGyg: 'Till gygen',
    accepted: 'Du har godkänt',
    archive: 'Arkivera',
    old: 'Gygen är över: tack för hjälpen',
    unarchive: 'Hämta tillbaka',
  },
};

const onAccept = fn();

const meta = {
  title: 'Components/Tables and lists/NotificationRow',
  component: NotificationRow,
  args: { title: sampleTexts.en.booked },
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
  render: (_, { globals }) => {
    const w = sampleTexts[languageOf(globals)];
    const time = <time dateTime="2027-06-12T09:30">{w.time}</time>;
    const toGyg = (
      <Link variant="standalone" href="#gyg">
        {w.toGyg}
      </Link>
    );
    const quiet = (label: string) => <TextButton variant="standalone">{label}</TextButton>;
    return (
      <NotificationList>
        <NotificationRow title={w.booked} text={w.bookedText} time={time} links={toGyg} unreadLabel={w.new} />
        <NotificationRow
          title={w.ask}
          text={w.askText}
          time={time}
          picture={<Avatar size="sm" seed="Maja" />}
          actions={
            <>
              <Button size="sm" onClick={() => onAccept()}>
                {w.accept}
              </Button>{' '}
              <Button size="sm" variant="secondary">
                {w.decline}
              </Button>
            </>
          }
        />
        <NotificationRow
          title={w.ask}
          time={time}
          icon="users"
          answer={w.accepted}
          links={
            <>
              {toGyg}
              {quiet(w.archive)}
            </>
          }
        />
        <NotificationRow title={w.old} time={time} links={quiet(w.unarchive)} archived />
      </NotificationList>
    );
  },
} satisfies Meta<typeof NotificationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** New, with actions, answered, archived. */
export const AllStates: Story = {};

/** Links and actions in reading order. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = sampleTexts[languageOf(globals)];
    onAccept.mockClear();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: w.toGyg })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: w.accept })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAccept).toHaveBeenCalledOnce();
  },
};
