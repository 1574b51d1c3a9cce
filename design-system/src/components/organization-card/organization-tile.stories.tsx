import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { emblemPicture } from '../../samples/pictures';
import { CardGrid } from '../card-grid/card-grid';
import { OrganizationTile, OrganizationTileSkeleton } from './organization-tile';

const meta = {
  title: 'Components/Cards/Organisation tile',
  component: OrganizationTile,
  args: { name: 'Ren Kust Bohuslän', href: '#coast', goals: [] },
} satisfies Meta<typeof OrganizationTile>;
export default meta;
type Story = StoryObj<typeof meta>;

const coast = 'Keeps 180 kilometres of coast clean, together with the people who live there.';
const kust = 'Håller 180 kilometer kust ren, tillsammans med dem som bor där.';

/** With everything; without picture, logo and goals; with a long name; loading. */
export const All: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <CardGrid columns={3}>
        <OrganizationTile
          {...args}
          logo={emblemPicture('coast', '#CFE7F2')}
          detail={sv ? 'Ideell organisation i Smögen' : 'Non-profit in Smögen'}
          summary={sv ? kust : coast}
          summaryLang={sv ? 'sv' : 'en'}
          note={sv ? '4 öppna gygar' : '4 open gygs'}
          goals={[14, 6, 13, 12].map((id) => ({ id, label: `${sv ? 'Mål' : 'Goal'} ${id}` }))}
        />
        <OrganizationTile
          {...args}
          name="Fixarkollektivet"
          detail={sv ? 'Ideell organisation' : 'Non-profit'}
          note={sv ? 'Inga öppna gygar' : 'No open gygs'}
        />
        <OrganizationTile
          {...args}
          name="Bohusläns kustvattenvårdsförbunds samarbetsorganisationer"
          logo={emblemPicture('tool', '#7A5A1C')}
          note={sv ? '1 öppen gyg' : '1 open gyg'}
          goals={[{ id: 12, label: `${sv ? 'Mål' : 'Goal'} 12` }]}
        />
        <OrganizationTileSkeleton />
      </CardGrid>
    );
  },
};
