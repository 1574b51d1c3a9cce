import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { Button } from '../button/button';
import { VisuallyHidden } from './visually-hidden';

const meta = { title: 'Components/Layout/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

/** An arrow is visible; screen readers read that a new window opens. */
export const InALink: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <Button href="https://gyg.test" target="_blank" rel="noopener" iconEnd="external" variant="secondary">
        {sv ? 'Stöd oss' : 'Support us'}{' '}
        <VisuallyHidden>{sv ? '(öppnas i ett nytt fönster)' : '(opens a new window)'}</VisuallyHidden>
      </Button>
    );
  },
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByRole('link').querySelector('span span');
    await expect(hidden?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
