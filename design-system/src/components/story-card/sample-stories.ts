import { storyPicture } from '../../samples/pictures';
import type { StoryGridItem } from './story-grid';

const stories = [
  {
    id: 'sacks',
    kind: 'shore',
    goal: 14,
    author: 'Amadou Ceesay',
    en: 'We filled eleven sacks before lunch. My daughter found a message in a bottle from Skagen, and we have written back.',
    sv: 'Vi fyllde elva säckar före lunch. Min dotter hittade flaskpost från Skagen, och vi har redan svarat.',
    where: { en: 'Shore clean-up, Sotenäs', sv: 'Strandstädning, Sotenäs' },
  },
  {
    id: 'fractions',
    kind: 'tutor',
    goal: 4,
    author: 'Gunilla Ek',
    en: 'Leila went from “I can’t do fractions” to teaching them to her brother. I only brought biscuits.',
    sv: 'Leila gick från ”jag kan inte bråk” till att lära sin bror. Jag tog bara med kakor.',
    where: { en: 'Homework evenings, Malmö', sv: 'Läxhjälpskvällar, Malmö' },
  },
  {
    id: 'oaks',
    kind: 'plant',
    goal: 15,
    author: 'Tuva Nordin',
    en: 'I had never held a planting spade. Now there are forty oaks in Hågadalen I say hello to.',
    sv: 'Jag hade aldrig hållit i en planteringsspade. Nu finns det fyrtio ekar i Hågadalen som jag hälsar på.',
    where: { en: 'Two thousand oaks, Uppsala', sv: 'Tvåtusen ekar, Uppsala' },
  },
  {
    id: 'lamp',
    kind: 'repair',
    goal: 12,
    author: 'Nils Åkerblom-Söderqvist',
    en: 'The lamp that my grandmother bought in 1961 works again, and so does the toaster that we had all given up on; I learned to solder from a retired ship’s electrician who would not let me go before I had done it twice.',
    sv: 'Lampan som mormor köpte 1961 lyser igen, och det gör brödrosten som ingen trodde på; jag lärde mig löda av en pensionerad fartygselektriker på cykelreparationsverkstadens eftermiddagsöppethållande.',
    where: { en: 'Repair café, Gothenburg', sv: 'Reparationskafé, Göteborg' },
  },
] as const;

/** Stories of four gygs, for stories and tests. */
export const sampleStories = (language: 'en' | 'sv'): StoryGridItem[] =>
  stories.map(({ id, kind, goal, author, where, ...text }, index) => ({
    id,
    goal,
    author,
    text: text[language],
    detail: where[language],
    date: language === 'sv' ? '12 juni 2027' : '12 June 2027',
    image: storyPicture(kind, goal, index % 3),
  }));
