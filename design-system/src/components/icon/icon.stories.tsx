import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from '../../../art/icons';
import { Cluster } from '../layout/page';
import { Icon } from './icon';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'calendar' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Cluster gap={4}>
      {iconNames.map((name) => (
        <figure key={name}>
          <Icon name={name} size="lg" />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Cluster>
  ),
};
