import type { DemoTranslation } from '../shapes';
import { englishTexts } from './english-texts';
import { swedishCoastAndWoods } from './swedish-coast-and-woods';
import { swedishInTown } from './swedish-in-town';

/** The texts of gygs in their second language, by the keys of the gygs. */
export const translations: ReadonlyMap<string, DemoTranslation> = new Map(
  Object.entries({ ...swedishCoastAndWoods, ...swedishInTown, ...englishTexts }),
);
