import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { emblemPicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { Badge } from '../badge/badge';
import { CardGrid } from '../card-grid/card-grid';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { OrganizationCard, type OrganizationCardProps, OrganizationStrip } from './organization-card';

const meta = {
  title: 'Components/Cards/Organisation',
  component: OrganizationCard,
  parameters: swedish<OrganizationCardProps>({ detail: 'Smögen, 14 gygar' }),
  args: {
    name: 'Ren Kust Bohuslän',
    href: '#coast',
    detail: 'Smögen, 14 gygs',
    logo: emblemPicture('coast', '#CFE7F2'),
  },
} satisfies Meta<typeof OrganizationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With and without logo, as a link and not, small for lists, in a box with a badge or a footer, with a long name. */
export const All: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <CardGrid columns={3}>
        <Stack>
          <OrganizationCard {...args} />
          <OrganizationCard {...args} logo={undefined} href={undefined} />
          <OrganizationCard {...args} size="sm" detail={undefined} />
        </Stack>
        <OrganizationCard {...args} look="card" detail={<Badge>{sv ? 'Administratör' : 'Administrator'}</Badge>} />
        <OrganizationCard
          {...args}
          look="card"
          detail={undefined}
          name="Bohusläns kustvattenvårdsförbunds samarbetsorganisationer"
          foot={sv ? 'Du frågade den 2 maj 2027.' : 'You asked on 2 May 2027.'}
        />
      </CardGrid>
    );
  },
};

const strip = [
  { id: 1, name: 'Ren Kust Bohuslän', place: 'Smögen', gygs: 14, logo: emblemPicture('coast', '#CFE7F2') },
  { id: 2, name: 'Fixarkollektivet', place: 'Göteborg', gygs: 31, logo: emblemPicture('tool', '#7A5A1C') },
  { id: 3, name: 'Skogsvännerna Uppland', place: 'Uppsala', gygs: 22, logo: emblemPicture('tree', '#2E6B2F') },
  { id: 4, name: 'Läxhjälpen Rosengård', place: 'Malmö', gygs: 48, logo: emblemPicture('book', '#C5192D') },
  { id: 5, name: 'Matlådan Norrköping', place: 'Norrköping', gygs: 19, logo: emblemPicture('bread', '#E2A63B') },
  { id: 6, name: 'Härberget S:ta Clara', place: 'Stockholm', gygs: 57, logo: emblemPicture('night', '#7C1F3B') },
];

/** Six in a row; on phones the row scrolls sideways. */
export const Strip: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <Page padded>
      <OrganizationStrip
        organizations={strip.map(({ place, gygs, ...organization }) => ({
          ...organization,
          href: `#${organization.id}`,
          detail: `${place}, ${gygs} ${languageOf(globals) === 'sv' ? 'gygar' : 'gygs'}`,
        }))}
      />
    </Page>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: new RegExp(args.name) })).toHaveFocus();
  },
};
