import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { ShareRow, type ShareRowProps } from './share-row';

const links = {
  linkedIn: 'https://www.linkedin.com/sharing/share-offsite/?url=x',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=x',
  x: 'https://x.com/intent/post?url=x',
  mail: 'mailto:?body=x',
};
const targets = (email: string): ShareRowProps['targets'] => [
  { label: 'LinkedIn', icon: 'linkedin', href: links.linkedIn },
  { label: 'Facebook', icon: 'facebook', href: links.facebook },
  { label: 'X', icon: 'twitter', href: links.x },
  { label: email, icon: 'mail', href: links.mail },
];
const text = 'https://gyg.test/go/ren-kust-bohuslan/shore';
const onDone = fn();

const meta = {
  title: 'Components/Actions/ShareRow',
  component: ShareRow,
  parameters: swedish<ShareRowProps>({
    label: 'Dela den här gygen',
    targets: targets('E‑post'),
    copy: { label: 'Kopiera länk', doneLabel: 'Kopierad', failedLabel: 'Inte kopierad', text, onDone },
    native: { label: 'Dela', data: { title: 'Vårstädning', url: text } },
  }),
  args: {
    label: 'Share this gyg',
    targets: targets('E-mail'),
    copy: { label: 'Copy link', doneLabel: 'Copied', failedLabel: 'Not copied', text, onDone },
    native: { label: 'Share', data: { title: 'Spring clean-up', url: text } },
  },
} satisfies Meta<typeof ShareRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A professional network, two social ones, e-mail, and the link itself. Where the browser has one, the device's share
 * button comes first.
 */
export const Default: Story = {};

/** The button shows the result for four seconds. */
export const Copied: Story = {
  beforeEach: () => withClipboard(async () => undefined),
  play: async ({ canvasElement, ...story }) => {
    const args = shownProps(story);
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.copy?.label ?? '' }));
    await expect(await within(canvasElement).findByRole('button', { name: args.copy?.doneLabel ?? '' })).toHaveFocus();
    await expect(onDone).toHaveBeenLastCalledWith(true);
  },
};

/** A browser that does not let the page write to the clipboard. */
export const NotCopied: Story = {
  beforeEach: () => withClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError'))),
  play: async ({ canvasElement, ...story }) => {
    const args = shownProps(story);
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.copy?.label ?? '' }));
    await within(canvasElement).findByRole('button', { name: args.copy?.failedLabel ?? '' });
    await expect(onDone).toHaveBeenLastCalledWith(false);
  },
};

/** On a phone: the networks' icons in one row after the device's share button. */
export const OnAPhone: Story = {
  beforeEach: () => withSharing(),
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  beforeEach: () => withClipboard(async () => undefined),
  play: async ({ canvasElement, ...story }) => {
    const args = shownProps(story);
    const canvas = within(canvasElement);
    for (const { label } of args.targets) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: args.copy?.doneLabel ?? '' })).toHaveFocus();
  },
};

const withClipboard = (writeText: (text: string) => Promise<void>) => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    if (own) Object.defineProperty(Navigator.prototype, 'clipboard', own);
  };
};
const withSharing = () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: async () => undefined });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
  };
};
