import type { Meta, StoryObj } from '@storybook/react-vite';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Link } from '../link/link';
import { StepList, type StepListProps } from './step-list';

const link = (text: string) => (
  <Link variant="standalone" href="#step" iconEnd="arrow">
    {text}
  </Link>
);
const meta = {
  title: 'Components/Navigation/StepList',
  component: StepList,
  args: {
    label: 'Your first steps',
    doneLabel: 'Done:',
    steps: [
      { id: 'register', title: 'Register', text: 'You have an account.', state: 'done' },
      {
        id: 'picture',
        title: 'Update profile picture',
        text: 'Hosts like to know who they will meet at the pier.',
        state: 'now',
        action: link('Choose a picture'),
      },
      { id: 'organization', title: 'Join organisation', text: 'Give on behalf of an organisation.' },
      { id: 'explore', title: 'Explore gygs' },
    ],
  },
  parameters: swedish<StepListProps>({
    label: 'Dina första steg',
    doneLabel: 'Klart:',
    steps: [
      { id: 'register', title: 'Registrera dig', text: 'Du har ett konto.', state: 'done' },
      {
        id: 'picture',
        title: 'Uppdatera profilbilden',
        text: 'Värdar vill gärna veta vem de möter på bryggan.',
        state: 'now',
        action: link('Välj en bild'),
      },
      { id: 'organization', title: 'Organisationsmedlemskap', text: 'Ge för den organisation som du tillhör.' },
      { id: 'explore', title: 'Utforska gygar' },
    ],
  }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof StepList>;
export default meta;

/** Done, now and later. */
export const AllStates: StoryObj<typeof meta> = {};
