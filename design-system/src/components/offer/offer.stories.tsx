import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { Offer, type OfferProps } from './offer';

const meta = {
  title: 'Components/Cards/Offer',
  component: Offer,
  args: {
    icon: 'user',
    title: 'For yourself',
    text: 'Give time or things, follow what you have done, and join the organisations you know.',
    action: <Button href="#register">Set up an account</Button>,
  },
  parameters: swedish<OfferProps>({
    title: 'För dig själv',
    text: 'Ge tid eller saker, följ vad du har gjort, och gå med i frivilligorganisationer som du känner.',
    action: <Button href="#register">Skapa ett konto</Button>,
  }),
} satisfies Meta<typeof Offer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The primary option, and another. */
export const Two: Story = {
  render: (args, { globals }) => (
    <Page width="narrow" padded>
      <Stack gap={4}>
        <Offer {...args} />
        <Offer
          icon="building"
          title={languageOf(globals) === 'sv' ? 'Frivilligorganisationssamverkansrådet' : 'For your organisation'}
          text={args.text}
          action={
            <Button variant="secondary" href="#request">
              {languageOf(globals) === 'sv' ? 'Begär ett konto' : 'Ask for an account'}
            </Button>
          }
        />
      </Stack>
    </Page>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
