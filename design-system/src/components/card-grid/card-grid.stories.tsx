import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, sampleGygs } from '../../samples/gygs';
import { portraitPicture } from '../../samples/pictures';
import { SampleCard } from '../../samples/sample-card';
import { Page } from '../layout/layout';
import { Panel } from '../layout/panel';
import { PersonCard } from '../person-card/person-card';
import { CardGrid } from './card-grid';

const meta = {
  title: 'Components/Layout/CardGrid',
  component: CardGrid,
  parameters: { layout: 'fullscreen' },
  render: ({ children: _, ...args }, { globals }) => (
    <Page padded>
      <CardGrid {...args}>
        {sampleGygs.slice(0, 5).map((gyg, index) => (
          <SampleCard key={gyg.kind} gyg={gyg} language={languageOf(globals)} variant={index % 3} />
        ))}
      </CardGrid>
    </Page>
  ),
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four in a row; three, two and one as the window narrows. */
export const Four: Story = {};

/** Three in a row, for a gyg's stories. */
export const Three: Story = { args: { columns: 3 } };

/** Five cards, but only as many as fill the rows. */
export const FullRows: Story = { args: { fullRows: true } };

/** On a partner's page: depends on the available width, not on the window. */
export const InANarrowColumn: Story = {
  args: { follows: 'container' },
  decorators: [
    (StoryOf) => (
      <Panel padding="none" style={{ width: 'min(640px, 100%)', containerType: 'inline-size' }}>
        <StoryOf />
      </Panel>
    ),
  ],
};

/** Small cards: four in a row in a page's column too, two on phones. */
export const People: Story = {
  render: () => (
    <Page padded>
      <CardGrid dense>
        {['Britta Hallén', 'Amadou Ceesay', 'Jonas Wiik', 'Klara Lind'].map((name) => (
          <PersonCard key={name} name={name} image={portraitPicture(name)} />
        ))}
      </CardGrid>
    </Page>
  ),
};
