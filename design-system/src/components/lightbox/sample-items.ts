import { storyPicture } from '../../samples/pictures';
import type { LightboxItem, LightboxTexts } from './lightbox-item';

/** The lightbox's texts, for stories and tests. */
export const sampleTexts = {
  en: {
    label: 'Pictures',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    position: (at: number, of: number) => `${at} of ${of}`,
    failed: 'The picture didn’t load.',
    retry: 'Try again',
  },
  sv: {
    label: 'Bilder',
    close: 'Stäng',
    previous: 'Föregående',
    next: 'Nästa',
    position: (at: number, of: number) => `${at} av ${of}`,
    failed: 'Bilden kunde inte laddas.',
    retry: 'Försök igen',
  },
} as const satisfies Record<'en' | 'sv', LightboxTexts>;

const pictures = [
  { ...storyPicture('shore', 14, 0), alt: '' },
  { ...storyPicture('shore', 14, 1), alt: '' },
  { ...storyPicture('plant', 15, 2), alt: '' },
] as const;

type Three = readonly [LightboxItem, LightboxItem, LightboxItem];

/** Three stories from one day. */
export const sampleItems: Record<'en' | 'sv', Three> = {
  en: [
    {
      id: 'sacks',
      picture: pictures[0],
      goal: 14,
      caption:
        'Eleven sacks before lunch. My daughter found a message in a bottle from Skagen, and we have written back.',
      credit: 'Amadou Ceesay',
      detail: '12 June 2027',
    },
    {
      id: 'tide',
      picture: pictures[1],
      goal: 14,
      caption: 'Low tide, high spirits.',
      credit: 'Klara Lind',
      detail: '12 June 2027',
    },
    {
      id: 'seedlings',
      picture: pictures[2],
      goal: 14,
      caption: 'The seedlings we put behind the dune.',
      credit: 'Tuva Nordin',
      detail: '13 June 2027',
    },
  ],
  sv: [
    {
      id: 'sacks',
      picture: pictures[0],
      goal: 14,
      caption: 'Elva säckar före lunch. Min dotter hittade flaskpost från Skagen, och vi har redan svarat.',
      credit: 'Amadou Ceesay',
      detail: '12 juni 2027',
    },
    {
      id: 'tide',
      picture: pictures[1],
      goal: 14,
      caption: 'Lågt vatten, högt humör i Skärgårdsstiftelsens naturvårdsförvaltning.',
      credit: 'Klara Lind',
      detail: '12 juni 2027',
    },
    {
      id: 'seedlings',
      picture: pictures[2],
      goal: 14,
      caption: 'Plantorna som vi satte bakom dynen.',
      credit: 'Tuva Nordin',
      detail: '13 juni 2027',
    },
  ],
};

const paragraph = {
  en: 'We left the jetty at half past nine with two boats and far too many sandwiches. On the outer shore the winter had left ropes, nets, a fridge door and a surprising number of buckets. ',
  sv: 'Vi lade ut från bryggan halv tio med två båtar och alldeles för många smörgåsar. På yttersidan hade vintern lämnat rep, nät, en kylskåpsdörr och häpnadsväckande många hinkar från fiskodlingarna. ',
};

/** 900 characters, the maximum length of a caption. */
export const longCaption = {
  en: paragraph.en.repeat(5).slice(0, 900).trim(),
  sv: paragraph.sv.repeat(5).slice(0, 900).trim(),
} as const;
