import type { Confirmation } from '@gyg/contract';

/** What a reminder asks about, as the API answers. */
export const buildConfirmation = (over: Partial<Confirmation> = {}): Confirmation => ({
  kind: 'BOOKING',
  state: 'OPEN',
  moved: false,
  confirmedAt: null,
  gygId: 'gyg-shore',
  gygTitle: 'Spring clean-up on Ramsvik’s outer shore',
  gygLanguage: 'en',
  gygVisible: true,
  startDateTime: '2027-06-12T07:30:00.000Z',
  endDateTime: '2027-06-12T14:00:00.000Z',
  repeats: 'NONE',
  occasionMinutes: null,
  address: 'Ramsvikslandet, Sotenäs',
  hostName: 'Ren Kust Bohuslän',
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
