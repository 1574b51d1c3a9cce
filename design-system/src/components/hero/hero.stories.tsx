import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { widePicture } from '../../samples/pictures';
import { Button } from '../button/button';
import { GygHero } from './gyg-hero';
import { HomeHero } from './home-hero';

const words = {
  en: {
    title: 'Give an hour. Something grows.',
    lead: 'Shores to clean, lamps to mend, homework to crack. Find what needs doing near you, and book your place.',
    find: 'Find a gyg',
    host: 'Host a gyg',
  },
  sv: {
    title: 'Ge en timme. Något växer.',
    lead: 'Stränder att städa, lampor att laga, läxor att knäcka. Hitta det som behöver göras nära dig, och boka din plats.',
    find: 'Hitta en gyg',
    host: 'Var värd för en gyg',
  },
};
const meta = {
  title: 'Components/Hero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: { title: words.en.title },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  render: (_, { globals }) => {
    const text = words[languageOf(globals)];
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
export const Gyg: Story = {
  render: (_, { globals }) => <GygHero goal={14} image={widePicture('shore', 14, globals.theme === 'dark')} />,
};
export const GygWithoutPicture: Story = { render: () => <GygHero goal={9} /> };
