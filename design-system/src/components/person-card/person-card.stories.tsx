import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { portraitPicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { CardGrid } from '../card-grid/card-grid';
import { PersonCard, type PersonCardProps } from './person-card';

const meta = {
  title: 'Components/Cards/PersonCard',
  component: PersonCard,
  parameters: swedish<PersonCardProps>({ detail: 'Båtar och säkerhet' }),
  args: { name: 'Amadou Ceesay', detail: 'Boats and safety', image: portraitPicture('Amadou Ceesay'), href: '#person' },
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const team = [
  { name: 'Britta Hallén', en: 'Gyg lead', sv: 'Leder gygen' },
  { name: 'Amadou Ceesay', en: 'Boats and safety', sv: 'Båtar och säkerhet' },
  { name: 'Nils-Göran Åkerblom-Söderqvist', en: 'Weighing station', sv: 'Återvinningsstationsföreståndare' },
  { name: 'Klara Lind', en: 'Stories', sv: 'Berättelser' },
];

/** A team: with photos, and with the placeholder. */
export const Team: Story = {
  render: (_, { globals }) => (
    <CardGrid>
      {team.map(({ name, ...detail }, index) => (
        <PersonCard
          key={name}
          name={name}
          detail={detail[languageOf(globals)]}
          href={`#${index}`}
          image={index === 2 ? undefined : portraitPicture(name)}
        />
      ))}
    </CardGrid>
  ),
};
/** A person without a profile page. */
export const WithoutLink: Story = { args: { href: undefined, image: undefined } };

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: args.name })).toHaveFocus();
  },
};
