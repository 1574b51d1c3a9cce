import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, sampleGygs } from '../../samples/gygs';
import { SampleCard } from '../../samples/sample-card';
import { CardGrid } from '../card-grid/card-grid';
import { Page } from '../layout/page';
import { GygCardSkeleton } from '../skeleton/skeleton';
import { GygCard } from './gyg-card';

const meta = {
  title: 'Components/GygCard',
  component: GygCard,
  args: {
    goal: 7,
    goalTitle: '7. Affordable and clean energy',
    title: 'Raise the roof: solar on the parish hall',
    href: '#gyg',
  },
} satisfies Meta<typeof GygCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <Page padded>
      <CardGrid>
        {sampleGygs.map((gyg, index) => (
          <SampleCard key={gyg.kind} gyg={gyg} language={languageOf(globals)} variant={index % 3} />
        ))}
      </CardGrid>
    </Page>
  ),
};
export const WithoutPicture: Story = {
  args: {
    state: 'upcoming',
    stateLabel: 'Upcoming',
    date: 'Sat 19 Jun, 08:00',
    place: 'Klintehamn, Gotland',
    host: { name: 'Solandelen Gotland' },
  },
  render: (args) => (
    <CardGrid>
      <GygCard {...args} />
    </CardGrid>
  ),
};
export const Loading: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page padded>
      <CardGrid aria-busy="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <GygCardSkeleton key={key} />
        ))}
      </CardGrid>
    </Page>
  ),
};
