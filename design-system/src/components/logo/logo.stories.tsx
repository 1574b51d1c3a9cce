import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Logo, type LogoProps } from './logo';

const meta = {
  title: 'Components/Navigation/Logo',
  component: Logo,
  parameters: swedish<LogoProps>({ label: 'gyg, till startsidan' }),
  args: { label: 'gyg, home', href: '#home' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The wordmark and its sun of goal colours; links to the home page. */
export const Default: Story = {};
/** In the home page's own footer, or in print: no link. */
export const WithoutLink: Story = {
  args: { href: undefined, label: 'gyg' },
  parameters: swedish<LogoProps>({ label: 'gyg' }),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: args.label })).toHaveFocus();
  },
};
