import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Page } from '../layout/layout';
import { Prose } from '../prose/prose';
import { ActionBar, type ActionBarProps } from './action-bar';

const meta = {
  title: 'Components/Actions/ActionBar',
  component: ActionBar,
  args: {
    label: 'Join this gyg',
    title: 'Sat, Jun 12, 2027',
    text: '13 positions left',
    action: <Button href="#join">Join</Button>,
  },
  parameters: {
    layout: 'fullscreen',
    ...swedish<ActionBarProps>({
      label: 'Delta i gygen',
      title: 'lör 12 juni 2027',
      text: '13 platser kvar',
      action: <Button href="#join">Delta</Button>,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <div>
      <Page padded>
        <Prose>
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text each time
            <p key={index}>
              {languageOf(globals) === 'sv'
                ? 'Vi ses vid bryggan i Hunnebostrand halv tio. Två båtar går ut med varje lag.'
                : 'We meet at the jetty in Hunnebostrand at half past nine. Two boats go out with each team.'}
            </p>
          ))}
        </Prose>
      </Page>
      <ActionBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the foot of a long page. */
export const OnAPhone: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
