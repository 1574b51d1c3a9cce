import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { portraitPicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { Panel } from '../layout/panel';
import { DecisionGroup, type DecisionGroupProps } from './decision-group';
import { DecisionRow } from './decision-row';

const face = (name: string) => <Avatar src={portraitPicture(name)} />;
const answers = (accept: string, decline: string) => (
  <>
    <Button size="sm">{accept}</Button>
    <Button size="sm" variant="secondary">
      {decline}
    </Button>
  </>
);

const meta = {
  title: 'Components/Tables and lists/DecisionGroup',
  component: DecisionGroup,
  args: {
    goal: 14,
    title: 'Spring clean-up on Ramsvik’s outer shore',
    deadline: 'in 2 days',
    children: (
      <>
        <DecisionRow
          media={face('Maja')}
          title="Maja Lindqvist offers to drive a boat"
          quote="“I have my own licence and 12 years on this coast.”"
          note="Boat driver, own licence. 2 places left. Tue, Jun 8"
          actions={answers('Accept', 'Decline')}
        />
        <DecisionRow
          media={face('Samuel')}
          title="Samuel Okoro offers 20 sacks, 160 litres"
          note="For Fixarkollektivet. 120 still needed. Wed, Jun 9"
          actions={answers('Accept', 'Decline')}
        />
      </>
    ),
  },
  parameters: swedish<DecisionGroupProps>({
    title: 'Vårstädning på Ramsviks yttre strand',
    deadline: 'om 2 dagar',
    children: (
      <>
        <DecisionRow
          media={face('Maja')}
          title="Maja Lindqvist erbjuder sig att köra båt"
          quote="”Jag har förarbevis och tolv år på den här kusten.”"
          note="Båtförare med förarbevis. 2 platser kvar. Tis 8 juni"
          actions={answers('Godkänn', 'Avböj')}
        />
        <DecisionRow
          media={face('Samuel')}
          title="Samuel Okoro erbjuder 20 säckar, 160 liter"
          note="För Fixarkollektivet. 120 behövs fortfarande. Ons 9 juni"
          actions={answers('Godkänn', 'Avböj')}
        />
      </>
    ),
  }),
  decorators: [
    (Story) => (
      <Panel padding="none">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof DecisionGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAGyg: Story = {};

/** About the organisation itself, with a row that is decided. */
export const OfAnOrganization: Story = {
  args: {
    goal: undefined,
    icon: 'building',
    title: 'Ren Kust Bohuslän',
    deadline: 'no deadline',
    children: (
      <>
        <DecisionRow
          media={face('Elin')}
          title="Elin Hallberg asks to become a member"
          note="elin.hallberg@post.example. Came by an invitation link from Jonas Wiik"
          actions={answers('Accept', 'Decline')}
        />
        <DecisionRow
          media={face('Viktor')}
          title="Viktor Åkesson is now a member"
          note="A welcome mail is sent in 10 seconds"
          done="Accepted"
          undo={{ label: 'Undo', onUndo: fn() }}
        />
      </>
    ),
  },
  parameters: swedish<DecisionGroupProps>({
    goal: undefined,
    title: 'Ren Kust Bohuslän',
    deadline: 'ingen tidsgräns',
    children: (
      <>
        <DecisionRow
          media={face('Elin')}
          title="Elin Hallberg vill bli medlem"
          note="elin.hallberg@post.example. Kom via en inbjudningslänk från Jonas Wiik"
          actions={answers('Godkänn', 'Avböj')}
        />
        <DecisionRow
          media={face('Viktor')}
          title="Viktor Åkesson är nu medlem"
          note="Ett välkomstmejl skickas om 10 sekunder"
          done="Godkänd"
          undo={{ label: 'Ångra', onUndo: fn() }}
        />
      </>
    ),
  }),
};
