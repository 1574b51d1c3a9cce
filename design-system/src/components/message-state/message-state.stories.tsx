import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
    text: 'Remove a filter, or browse past gygs.',
    actions: <Button variant="secondary">Clear filters</Button>,
  },
  parameters: swedish<EmptyStateProps>({
    title: 'Inga publicerade gygar',
    text: 'Ta bort ett filter, eller titta på avslutade gygar.',
    actions: <Button variant="secondary">Rensa filtren</Button>,
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, and what to do next. */
export const Empty: Story = {};

const sampleTexts = {
  en: {
    past: ['This gyg is over', 'See the results, or find another one.', 'Find a gyg'],
    error: ['The gygs could not be fetched', 'Something went wrong on our side. Try again in a moment.', 'Try again'],
    offline: ['You are offline', 'The page loads when the network is back.', 'Try again'],
    locked: ['This page is for hosts', 'Switch to the organisation you administer.', 'Switch to admin'],
    missing: ['Page not found', 'It may have moved, or the address may be wrong.', 'Go to the home page'],
    maintenance: ['Gyg is down for maintenance', 'We will be back within an hour.', 'Refresh'],
  },
  sv: {
    past: ['Den här gygen är över', 'Se resultatet, eller hitta en annan.', 'Hitta en gyg'],
    error: ['Gygarna kunde inte hämtas', 'Något gick fel hos oss. Försök igen om en stund.', 'Försök igen'],
    offline: ['Du är frånkopplad', 'Sidan laddas när nätet är tillbaka.', 'Försök igen'],
    locked: ['Sidan är för värdorganisationer', 'Byt till den organisation som du administrerar.', 'Byt till admin'],
    missing: ['Sidan finns inte', 'Den kan ha flyttat, eller så är adressen fel.', 'Till startsidan'],
    maintenance: ['Gyg är nere för underhåll', 'Vi är tillbaka inom en timme.', 'Ladda om'],
  },
} as const;

const kinds = ['error', 'offline', 'locked', 'missing', 'maintenance'] as const;

/** A drawing and an action for every reason. */
export const AllReasons: Story = {
  render: (_, { globals }) => {
    const w = sampleTexts[languageOf(globals)];
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
    const [title, text, action] = sampleTexts[languageOf(globals)].missing;
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

const onRetry = fn();

/** A failed request with a button that tries again. */
export const Keyboard: StoryObj<ErrorStateProps> = {
  render: (_, { globals }) => {
    const [title, text, label] = sampleTexts[languageOf(globals)].error;
    return <ErrorState title={title} text={text} retry={{ label, onRetry }} />;
  },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
