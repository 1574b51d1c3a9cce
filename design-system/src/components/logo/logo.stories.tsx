import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';

const meta = { title: 'Components/Logo', component: Logo, args: { label: 'gyg, home', href: '#home' } } satisfies Meta<
  typeof Logo
>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
