import type { Confirmation } from '../schemas/reminders';
import { sampleCard, sampleGyg } from './sample-gyg';

/** What a reminder asks about: a skill and items. */
export const buildConfirmation = (over: Partial<Confirmation> = {}): Confirmation => ({
  kind: 'BOOKING',
  state: 'OPEN',
  moved: false,
  confirmedAt: null,
  gygId: 'gyg-shore',
  ...sampleGyg,
  address: sampleCard.address,
  gygVisible: true,
  needs: [
    {
      gygPositionId: 'need-picker',
      gygCommodityId: null,
      contributionType: 'SKILL',
      needTitle: 'Shore picker',
      quantity: 1,
    },
    {
      gygPositionId: null,
      gygCommodityId: 'need-sacks',
      contributionType: 'COMMODITY',
      needTitle: 'Sacks',
      quantity: 12,
    },
  ],
  ...over,
});
