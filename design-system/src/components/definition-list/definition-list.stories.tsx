import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../layout/page';
import { DefinitionList } from './definition-list';

const meta = {
  title: 'Components/DefinitionList',
  component: DefinitionList,
  args: {
    rows: [
      { term: 'You give', value: 'Sacks, 160 litres', action: <a href="#1">Change</a> },
      { term: 'Still needed', value: '120 of 200' },
      { term: 'Representing', value: 'Fixarkollektivet', action: <a href="#2">Change</a> },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <Page width="narrow">
      <DefinitionList {...args} />
    </Page>
  ),
};
