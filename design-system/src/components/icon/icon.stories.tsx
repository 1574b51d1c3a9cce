import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from '../../../art/icons';
import { swedish } from '../../samples/swedish';
import { Cluster } from '../layout/stack';
import { Icon, type IconProps } from './icon';
import s from './icon-sheet.module.css';

const meta = {
  title: 'Components/Text and media/Icon',
  component: Icon,
  parameters: swedish<IconProps>({ label: 'Datum' }),
  args: { name: 'calendar', label: 'Date' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 16, 20 and 24 px, always with a stroke of 1.75. */
export const Sizes: Story = {
  render: (args) => (
    <Cluster gap={4}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};
/** Every icon with its name. */
export const All: Story = {
  render: () => (
    <ul className={s.sheet}>
      {iconNames.map((name) => (
        <li key={name} className={s.icon}>
          <Icon name={name} size="lg" />
          <code className={s.name}>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
