import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { scenePicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { CountBadge } from '../count-badge/count-badge';
import { Panel } from '../layout/panel';
import { Picture } from '../picture/picture';
import { ListDetail, type ListDetailProps } from './list-detail';

const detail = (title: string, text: string, more: string) => (
  <Panel>
    <h2>{title}</h2>
    <p>{text}</p>
    <a href="#view">{more}</a>
  </Panel>
);

const meta = {
  title: 'Components/Layout/ListDetail',
  component: ListDetail,
  args: {
    label: 'Your catalogues',
    items: [
      { href: '#summer', title: 'Summer on the coast', note: '6 gygs, changed today', current: true },
      { href: '#schools', title: 'For schools', note: '4 gygs, changed May 28' },
      { href: '#winter', title: 'Indoors in winter', note: '8 gygs, changed Mar 2' },
    ],
    children: detail('Summer on the coast', '5 of 6 are public now.', 'View'),
  },
  parameters: swedish<ListDetailProps>({
    label: 'Era kataloger',
    items: [
      { href: '#summer', title: 'Sommar vid kusten', note: '6 gygar, ändrad i dag', current: true },
      { href: '#schools', title: 'För skolor', note: '4 gygar, ändrad 28 maj' },
      { href: '#winter', title: 'Inomhus på vintern', note: '8 gygar, ändrad 2 mars' },
    ],
    children: detail('Sommar vid kusten', '5 av 6 är publika nu.', 'Visa'),
  }),
} satisfies Meta<typeof ListDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (goal: number) => <Picture {...scenePicture('shore', goal)} />;

/** Proposals: with pictures, a number, a long title, and something below the list. */
export const WithPictures: Story = {
  args: {
    label: 'Proposals',
    items: [
      {
        href: '#oysters',
        title: 'Oyster walk for beginners',
        note: 'Oskar Lind, Jun 9',
        media: picture(14),
        aside: <CountBadge count={2} label="2 new messages" />,
        current: true,
      },
      { href: '#lake', title: 'A boat for the lake in Bullaren', note: 'Ida Berg, Jun 7', media: picture(6) },
    ],
    foot: <a href="#all">All proposals</a>,
    children: detail('Oyster walk for beginners', 'Two hours at low tide, with a knife and a lemon.', 'Answer'),
  },
  parameters: swedish<ListDetailProps>({
    label: 'Förslag',
    items: [
      {
        href: '#oysters',
        title: 'Ostronvandring för nybörjare',
        note: 'Oskar Lind, 9 juni',
        media: picture(14),
        aside: <CountBadge count={2} label="2 nya meddelanden" />,
        current: true,
      },
      {
        href: '#lake',
        title: 'Strandskyddsdispensansökningar vid Bullaresjön',
        note: 'Ida Berg, 7 juni',
        media: picture(6),
      },
    ],
    foot: <a href="#all">Alla förslag</a>,
    children: detail('Ostronvandring för nybörjare', 'Två timmar vid lågvatten, med kniv och citron.', 'Svara'),
  }),
};

/** Links in order, then the detail. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
