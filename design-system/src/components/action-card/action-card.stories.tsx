import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { CardGrid } from '../card-grid/card-grid';
import { Page } from '../layout/layout';
import { ActionCard, type ActionCardProps } from './action-card';

const meta = {
  title: 'Components/Actions/ActionCard',
  component: ActionCard,
  parameters: {
    layout: 'fullscreen',
    ...swedish<ActionCardProps>({ title: 'Skapa en gyg', text: 'Be om händer, timmar eller saker.' }),
  },
  args: { icon: 'plus', title: 'Create a gyg', text: 'Ask for hands, hours or things.', href: '#create' },
  decorators: [
    (Story) => (
      <Page padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ActionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const shortcuts = {
  en: [
    { icon: 'plus', title: 'Create a gyg', text: 'Ask for hands, hours or things.' },
    {
      icon: 'calendar',
      title: 'Gyg hosted by us',
      text: 'Drafts, upcoming and past gygs.',
      note: '3 to publish',
    },
    { icon: 'users', title: 'Membership', text: 'Members, and requests to join.', note: '2 to answer' },
    { icon: 'hand', title: 'Consent to representations', text: 'Who gives on behalf of your organisation.' },
    { icon: 'building', title: 'Configure the organisation' },
    { icon: 'grid', title: 'Catalogues', text: 'What members can offer, for hosts to request.' },
  ],
  sv: [
    { icon: 'plus', title: 'Skapa en gyg', text: 'Be om händer, timmar eller saker.' },
    {
      icon: 'calendar',
      title: 'Gygar som vi är värd för',
      text: 'Utkast, kommande och avslutade.',
      note: '3 att publicera',
    },
    { icon: 'users', title: 'Medlemskap', text: 'Medlemmar och förfrågningar.', note: '2 att besvara' },
    { icon: 'hand', title: 'Representationsmedgivanden', text: 'Vilka som ger i er organisations namn.' },
    { icon: 'building', title: 'Ställ in organisationen' },
    { icon: 'grid', title: 'Kompetens\u00adkataloger', text: 'Vad medlemmar kan bidra med, redo att efterfrågas.' },
  ],
} as const;

/** A dashboard: each whole card is a link, and `note` shows what needs attention. */
export const Shortcuts: Story = {
  render: (_, { globals }) => (
    <CardGrid columns={3}>
      {shortcuts[languageOf(globals)].map((shortcut, index) => (
        <ActionCard key={shortcut.icon} headingLevel={2} href={`#${index}`} {...shortcut} />
      ))}
    </CardGrid>
  ),
};

/** First steps: cards with a button instead of a link, on a goal's colour. */
export const Steps: Story = {
  render: (_, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <CardGrid columns={3}>
        <ActionCard
          goal={13}
          headingLevel={2}
          title={sv ? 'Hitta din första gyg' : 'Find your first gyg'}
          text={sv ? 'Välj något nära dig, en timme räcker.' : 'Choose one near you. An hour is enough.'}
          action={<Button icon="search">{sv ? 'Hitta en gyg' : 'Find a gyg'}</Button>}
        />
        <ActionCard
          goal={11}
          headingLevel={2}
          title={sv ? 'Visa vem du är' : 'Show who you are'}
          action={
            <Button variant="secondary" icon="image">
              {sv ? 'Välj en bild' : 'Choose a picture'}
            </Button>
          }
        />
      </CardGrid>
    );
  },
};

export const Keyboard: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <CardGrid columns={3}>
        <ActionCard {...args} headingLevel={2} />
        <ActionCard
          headingLevel={2}
          title={sv ? 'Hitta en gyg' : 'Find a gyg'}
          action={<Button>{sv ? 'Sök' : 'Search'}</Button>}
        />
      </CardGrid>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
