import type { Meta, StoryObj } from '@storybook/react-vite';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Link } from '../link/link';
import { DefinitionList, type DefinitionListProps } from './definition-list';

const change = (label: string) => (
  <Link variant="standalone" href="#change">
    {label}
  </Link>
);
const meta = {
  title: 'Components/Tables and lists/DefinitionList',
  component: DefinitionList,
  args: {
    rows: [
      { term: 'You give', value: 'Sacks, 160 litres', action: change('Change what you give') },
      { term: 'Still needed', value: '120 of 200' },
      { term: 'Representing', value: 'Fixarkollektivet', action: change('Change who you represent') },
    ],
  },
  parameters: swedish<DefinitionListProps>({
    rows: [
      { term: 'Du ger', value: 'Sopsäckar, 160 liter', action: change('Ändra vad du ger') },
      { term: 'Återstående behov', value: '120 av 200' },
      { term: 'Företräder', value: 'Fritidsodlarnas riksorganisation', action: change('Ändra vem du företräder') },
    ],
  }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A summary to confirm, with links to change each value. */
export const Lines: Story = {};

/** Small terms above their values, in a narrow column. */
export const Stacked: Story = { args: { look: 'stacked' } };
