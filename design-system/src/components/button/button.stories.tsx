import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cluster, Stack } from '../layout/page';
import { Button } from './button';
import { IconButton } from './icon-button';

const meta = { title: 'Components/Button', component: Button, args: { children: 'Find a gyg' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Cluster key={variant}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Button key={size} variant={variant} size={size} icon={variant === 'danger' ? 'trash' : 'plus'}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
        </Cluster>
      ))}
    </Stack>
  ),
};
export const AsLink: Story = { args: { href: '#search', iconEnd: 'arrow' } };
export const OnAGoal: Story = {
  args: { variant: 'inverse' },
  render: (args) => (
    <Cluster>
      {[1, 2, 5, 7, 10, 14, 17].map((goal) => (
        <span key={goal} data-goal={goal}>
          <Button {...args} />
        </span>
      ))}
    </Cluster>
  ),
};
export const Busy: Story = {
  args: { busy: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const IconButtons: Story = {
  render: () => (
    <Cluster>
      <IconButton icon="moon" label="Use the dark theme" />
      <IconButton icon="bell" label="Notifications, 3 new" count={3} href="#notifications" />
      <IconButton icon="bell" label="Notifications, 120 new" count={120} href="#notifications" />
      <IconButton icon="menu" label="Open menu" aria-pressed="true" />
    </Cluster>
  ),
};
