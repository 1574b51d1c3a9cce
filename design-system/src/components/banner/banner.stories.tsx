import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Stack } from '../layout/stack';
import { Banner, type BannerProps } from './banner';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: swedish<BannerProps>({
    title: 'Sidan är inte publicerad',
    children: 'Bara du och andra administratörer ser den.',
    dismissLabel: 'Stäng',
  }),
  args: { title: 'The page is not online', children: 'Only you and other admins see it.', dismissLabel: 'Close' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Information, success, warning and error, each with its own icon. */
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['info', 'good', 'warn', 'bad'] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
      <Banner tone="info">{args.title}</Banner>
    </Stack>
  ),
};

/** With an action and a close button. */
export const WithActions: Story = {
  args: { onDismiss: fn() },
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <Banner
        {...args}
        tone="warn"
        title={sv ? 'Du är inte uppkopplad' : 'You are offline'}
        actions={
          <Button size="sm" variant="secondary" icon="refresh">
            {sv ? 'Försök igen' : 'Try again'}
          </Button>
        }
      >
        {sv ? 'Innehållet kan vara inaktuellt.' : 'This content may be out of date.'}
      </Banner>
    );
  },
};

export const Keyboard: Story = {
  ...WithActions,
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.dismissLabel ?? '' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
