import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './rich-text';

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: {
    html: '<h2>About the day</h2><p>We meet at the jetty in <a href="#map">Hunnebostrand</a> at half past nine. Two boats go out with each team, and one comes back at lunch.</p><ul><li>Boots</li><li>Gloves, if you have your own</li></ul><blockquote><p>Children are welcome with an adult.</p></blockquote>',
  },
} satisfies Meta<typeof RichText>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
