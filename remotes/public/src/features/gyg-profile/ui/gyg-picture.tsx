import type { Gyg } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { GygHero } from '@gyg/design-system';
import { ownLanguage } from '../../../shared/own-language';

/** The picture across the page, or the goal's poster. */
export const GygPicture = ({ gyg }: { gyg: Gyg }) => (
  <GygHero
    goal={gyg.sdgGoalId}
    image={
      gyg.gygHero === ''
        ? undefined
        : {
            ...heroSizes(gyg.gygHero),
            sizes: '100vw',
            alt: gyg.heroAlt,
            lang: ownLanguage(gyg),
            width: 1920,
            height: 1080,
          }
    }
  />
);
