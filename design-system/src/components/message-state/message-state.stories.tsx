import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Columns } from '../layout/columns';
import { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './message-state';

const meta = {
  title: 'Components/Feedback/States',
  component: EmptyState,
  subcomponents: { ErrorState },
  args: {
    title: 'No gygs published',
    text: 'Take a filter away, or look at what has been.',
    actions: <Button variant="secondary">Clear filters</Button>,
  },
  parameters: swedish<EmptyStateProps>({
    title: 'Inga publicerade gygar',
    text: 'Ta bort ett filter, eller se vad som har varit.',
    actions: <Button variant="secondary">Rensa filtren</Button>,
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, and what to do next. */
export const Empty: Story = {};

const words = {
  en: {
    past: ['This gyg is over', 'Read what came of it, or find the next one.', 'Find a gyg'],
    error: ['The gygs could not be fetched', 'It is not you. Try again in a moment.', 'Try again'],
    offline: ['You are offline', 'As soon as the network is back, the page is too.', 'Try again'],
    locked: ['This page is for hosts', 'Switch to the organisation you administer.', 'Switch to admin'],
    missing: ['There is no such page', 'It may have moved, or the address has a slip.', 'To the start page'],
    maintenance: ['We are mending the roof', 'Gyg is back within the hour.', 'Look again'],
  },
  sv: {
    past: ['Den här gygen är över', 'Läs vad det blev av den, eller hitta nästa.', 'Hitta en gyg'],
    error: ['Gygarna kunde inte hämtas', 'Det är inte du. Försök igen om en stund.', 'Försök igen'],
    offline: ['Du är frånkopplad', 'Så snart nätet är tillbaka är sidan det också.', 'Försök igen'],
    locked: ['Sidan är för värdorganisationer', 'Byt till den organisation som du administrerar.', 'Byt till admin'],
    missing: ['Sidan finns inte', 'Den kan ha flyttat, eller så är adressen fel.', 'Till startsidan'],
    maintenance: ['Vi lagar taket', 'Gyg är tillbaka inom en timme.', 'Titta igen'],
  },
} as const;

const kinds = ['error', 'offline', 'locked', 'missing', 'maintenance'] as const;

/** A drawing and an action for every reason. */
export const AllReasons: Story = {
  render: (_, { globals }) => {
    const w = words[languageOf(globals)];
    return (
      <Columns count={3}>
        <EmptyState
          kind="past"
          title={w.past[0]}
          text={w.past[1]}
          actions={<Button href="#search">{w.past[2]}</Button>}
        />
        {kinds.map((kind) => (
          <ErrorState
            key={kind}
            kind={kind}
            title={w[kind][0]}
            text={w[kind][1]}
            actions={<Button variant="secondary">{w[kind][2]}</Button>}
          />
        ))}
      </Columns>
    );
  },
};

/** The message is the whole page: its title is the page's heading. */
export const WholePage: StoryObj<ErrorStateProps> = {
  render: (_, { globals }) => {
    const [title, text, action] = words[languageOf(globals)].missing;
    return (
      <ErrorState
        kind="missing"
        headingLevel={1}
        title={title}
        text={text}
        actions={<Button href="#home">{action}</Button>}
      />
    );
  },
};
