import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { goalsIn, languageOf } from '../../samples/gygs';
import { portraitPicture, scenePicture, themedPicture } from '../../samples/pictures';
import { Button } from '../button/button';
import { CardGrid } from '../card-grid/card-grid';
import { Page } from '../layout/layout';
import { Panel } from '../layout/panel';
import { Stack } from '../layout/stack';
import { GygHero, HeroSkeleton } from './gyg-hero';
import { HomeHero } from './home-hero';
import { PersonHero, PersonHeroSkeleton } from './person-hero';

const sampleTexts = {
  en: {
    title: 'Give an hour. Something grows.',
    lead: 'Shores to clean, lamps to mend, homework to help with. Find what needs doing near you and book your place.',
    greeting: 'Good morning, Elin',
    next: 'Your next gyg is on Wednesday',
    find: 'Find a gyg',
    host: 'Host a gyg',
    eyebrow: 'Gives time and things',
    account: 'Account and privacy',
  },
  sv: {
    title: 'Ge en timme. Något växer.',
    lead: 'Stränder att städa, lampor att laga, läxor att hjälpa till med. Hitta det som behöver göras nära dig, och boka din plats.',
    greeting: 'God morgon, Elin',
    next: 'Din nästa gyg är på onsdag',
    find: 'Hitta en gyg',
    host: 'Var värd för en gyg',
    eyebrow: 'Ger tid och saker',
    account: 'Konto och integritet',
  },
};
const meta = {
  title: 'Components/Layout/Hero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: { title: sampleTexts.en.title },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home page: the bay by day and by night. */
export const Home: Story = {
  render: (_, { globals }) => {
    const text = sampleTexts[languageOf(globals)];
    return (
      <HomeHero
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <Button size="lg" href="#search">
              {text.find}
            </Button>
            <Button size="lg" variant="secondary" href="#host">
              {text.host}
            </Button>
          </>
        }
      />
    );
  },
};

/** For members: a greeting, and a card over the picture. */
export const HomeWithCard: Story = {
  render: (_, { globals }) => {
    const text = sampleTexts[languageOf(globals)];
    return (
      <HomeHero eyebrow={text.greeting} title={text.next}>
        <Panel padding="large">{text.lead}</Panel>
      </HomeHero>
    );
  },
};

/** With a very long Swedish word; nothing overflows at 320 px. */
export const LongSwedish: Story = {
  globals: { language: 'sv' },
  render: () => <HomeHero title="Naturvårdsförvaltningens strandstädningsvolontärer" lead={sampleTexts.sv.lead} />,
};

/** The picture across a gyg's page, full height and as a banner; a focal point keeps the subject in view. */
export const Gyg: Story = {
  render: () => (
    <Stack gap={4}>
      <GygHero goal={14} image={themedPicture('shore', 14)} />
      <GygHero goal={15} image={scenePicture('plant', 15)} focus={{ x: 20, y: 10 }} size="banner" />
    </Stack>
  ),
};

/** Without a picture the goal's poster is shown, for each of the seventeen. */
export const Posters: Story = {
  render: (_, { globals }) => (
    <Page padded>
      <CardGrid>
        {goalsIn(languageOf(globals)).map(({ id }) => (
          <GygHero key={id} goal={id} size="banner" />
        ))}
      </CardGrid>
    </Page>
  ),
};

/** A person: avatar, name, and the colours of the goals they gave to. */
export const Person: Story = {
  render: (_, { globals }) => {
    const text = sampleTexts[languageOf(globals)];
    return (
      <Stack gap={4}>
        <PersonHero
          name="Elin Sandberg"
          eyebrow={text.eyebrow}
          image={portraitPicture('Elin Sandberg')}
          goals={[1, 4, 13, 14]}
        >
          <div>
            <Button variant="secondary" icon="settings" href="#account">
              {text.account}
            </Button>
          </div>
        </PersonHero>
        <PersonHeroSkeleton />
        <HeroSkeleton />
      </Stack>
    );
  },
};

export const Keyboard: Story = {
  ...Home,
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
