import type { Meta, StoryObj } from '@storybook/react-vite';
import { emblemPicture } from '../../samples/pictures';
import { Page } from '../layout/page';
import { OrganisationCard, OrganisationStrip } from './organisation-card';

const meta = {
  title: 'Components/Organisation',
  component: OrganisationCard,
  args: { name: 'Ren Kust Bohuslän', href: '#coast', detail: 'Smögen, 14 gygs' },
} satisfies Meta<typeof OrganisationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLogo: Story = { args: { logo: emblemPicture('coast', '#0A97D9') } };
export const WithoutLogo: Story = {};
export const Strip: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page padded>
      <OrganisationStrip
        organisations={[
          {
            id: 1,
            name: 'Ren Kust Bohuslän',
            href: '#1',
            detail: 'Smögen, 14 gygs',
            logo: emblemPicture('coast', '#CFE7F2'),
          },
          {
            id: 2,
            name: 'Fixarkollektivet',
            href: '#2',
            detail: 'Göteborg, 31 gygs',
            logo: emblemPicture('tool', '#7A5A1C'),
          },
          {
            id: 3,
            name: 'Skogsvännerna Uppland',
            href: '#3',
            detail: 'Uppsala, 22 gygs',
            logo: emblemPicture('tree', '#2E6B2F'),
          },
          {
            id: 4,
            name: 'Läxhjälpen Rosengård',
            href: '#4',
            detail: 'Malmö, 48 gygs',
            logo: emblemPicture('book', '#C5192D'),
          },
          {
            id: 5,
            name: 'Matlådan Norrköping',
            href: '#5',
            detail: 'Norrköping, 19 gygs',
            logo: emblemPicture('bread', '#E2A63B'),
          },
          {
            id: 6,
            name: 'Härberget S:ta Clara',
            href: '#6',
            detail: 'Stockholm, 57 gygs',
            logo: emblemPicture('night', '#7C1F3B'),
          },
        ]}
      />
    </Page>
  ),
};
