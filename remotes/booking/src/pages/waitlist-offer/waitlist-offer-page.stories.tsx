import type { WaitlistOfferPage as Offer } from '@gyg/contract';
import { buildWaitlistOffer } from '@gyg/contract/testing';
import { fakeApi, PlatformProvider, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import area from '../../remote-entry';
import { WaitlistOfferPage } from './waitlist-offer-page';

const meta: Meta<typeof WaitlistOfferPage> = {
  component: WaitlistOfferPage,
  title: 'Offer of a waiting list',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <PlatformProvider
      areas={[area]}
      language={globals.language === 'sv' ? 'sv' : 'en'}
      pattern="/waitlist/offers/:token"
      at="/waitlist/offers/token"
    >
      <main>
        <WaitlistOfferPage />
      </main>
    </PlatformProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof WaitlistOfferPage>;

const withOffer =
  (over: Partial<Offer> = {}) =>
  () => {
    let offer = buildWaitlistOffer(over);
    const { restore } = fakeApi({
      getWaitlistOffer: () => offer,
      acceptWaitlistOffer: () => {
        offer = { ...offer, status: 'ACCEPTED' };
        const status = offer.needsApproval ? 'PENDING' : 'ACTIVE';
        return { gygId: offer.gygId, id: 'booking-1', contributionType: offer.contributionType, status };
      },
      declineWaitlistOffer: () => {
        offer = { ...offer, status: 'DECLINED' };
      },
    });
    return () => restore();
  };
const answering = (handler: NonNullable<Parameters<typeof fakeApi>[0]['getWaitlistOffer']>) => () => {
  const { restore } = fakeApi({ getWaitlistOffer: handler });
  return () => restore();
};
const take: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /Take the place|Ta platsen/ }));
  await expect(await page.findByRole('link', { name: /See my booking|Visa min bokning/ })).toBeVisible();
};

/** A skill. */
export const Open: Story = { beforeEach: withOffer() };
/** Fewer items than were asked for. */
export const SomeItems: Story = {
  beforeEach: withOffer({ contributionType: 'COMMODITY', needTitle: 'Sacks, 160 litres', asked: 12, offered: 5 }),
};
/** A place as a recipient. */
export const Place: Story = { beforeEach: withOffer({ contributionType: null, gygPositionId: null, needTitle: '' }) };
/** The host has yet to accept the booking. */
export const NeedsApproval: Story = { beforeEach: withOffer({ needsApproval: true }) };
export const JustAccepted: Story = { beforeEach: withOffer(), play: take };
export const JustAcceptedForApproval: Story = { beforeEach: withOffer({ needsApproval: true }), play: take };
export const Declined: Story = { beforeEach: withOffer({ status: 'DECLINED' }) };
export const Expired: Story = { beforeEach: withOffer({ status: 'EXPIRED' }) };
export const WrongLink: Story = { beforeEach: answering(() => refusal('waitlist.offer_missing')) };
export const Loading: Story = { beforeEach: answering(() => new Promise(() => {})) };
export const Failed: Story = { beforeEach: answering(() => refusal('server.unexpected')) };
