import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { languageOf, type SampleLanguage } from '../../samples/gygs';
import { GoalPoster } from '../goal-poster/goal-poster';
import { Menu } from '../menu/menu';
import { RowName } from './row-name';
import { Table } from './table';

interface Words {
  caption: string;
  name: string;
  actions: string;
  title: string;
  note: string;
  menu: string;
}

const words: Record<SampleLanguage, Words> = {
  en: {
    caption: 'Gygs',
    name: 'Gyg',
    actions: 'Actions',
    title: 'Old trawl becomes bags, and every bag that is sold buys a new net for the harbour',
    note: 'Goal 12, Responsible consumption and production, with everyone on the quay and their neighbours',
    menu: 'Actions for the gyg',
  },
  sv: {
    caption: 'Gygar',
    name: 'Gyg',
    actions: 'Åtgärder',
    title: 'Trålgarn blir kassar, och varje såld kasse blir ett nytt nät till hamnen',
    note: 'Mål 12, Hållbar konsumtion och produktion, med alla på kajen och deras grannar',
    menu: 'Åtgärder för gygen',
  },
};

const meta = { title: 'Components/Tables and lists/Table rows' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of 56 px beside a menu, whatever the length of title and note. */
export const LongTexts: Story = {
  render: (_, { globals }) => {
    const w = words[languageOf(globals)];
    return (
      <div style={{ position: 'relative', overflowX: 'auto' }}>
        <div style={{ width: 960 }}>
          <Table
            caption={w.caption}
            dense
            rows={[1, 2, 3]}
            rowKey={(row) => row}
            columns={[
              {
                kind: 'name',
                key: 'name',
                header: w.name,
                cell: () => (
                  <RowName title={w.title} href="#gyg" picture={<GoalPoster goal={12} />} goal={12} notes={[w.note]} />
                ),
              },
              {
                kind: 'actions',
                key: 'actions',
                header: w.actions,
                cell: (row) => (
                  <Menu label={`${w.menu} ${row}`} items={[{ id: 'edit', label: w.name, href: '#edit' }]} />
                ),
              },
            ]}
          />
        </div>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const [, ...rows] = within(canvasElement).getAllByRole('row');
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(56);
  },
};
