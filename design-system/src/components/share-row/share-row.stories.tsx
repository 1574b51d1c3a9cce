import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShareRow } from './share-row';

const meta = {
  title: 'Components/ShareRow',
  component: ShareRow,
  args: {
    label: 'Share this gyg',
    targets: [
      { label: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/sharing/share-offsite/?url=x' },
      { label: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/sharer/sharer.php?u=x' },
      { label: 'X', icon: 'twitter', href: 'https://x.com/intent/post?url=x' },
      { label: 'E-mail', icon: 'mail', href: 'mailto:?body=x' },
      { label: 'Copy link', icon: 'link', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof ShareRow>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
