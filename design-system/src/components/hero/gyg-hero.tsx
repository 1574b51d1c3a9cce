import type { ComponentPropsWithRef } from 'react';
import { preload } from 'react-dom';
import { classNames } from '../../class-names';
import { GoalPoster } from '../goal-poster/goal-poster';
import { Picture, type PictureFile, type PictureSource, wideFrom } from '../picture/picture';
import s from './gyg-hero.module.css';

export interface GygHeroProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The primary goal's number: the colour of the edge, and the poster when there is no picture. Neutral by default. */
  goal?: number | undefined;
  image?: PictureSource | undefined;
  /**
   * The focal point that stays in view when the strip is flatter than the picture: percent from the left and from the
   * top; 50 and 78 by default.
   */
  focus?: { x: number; y: number } | undefined;
  /** `banner` is lower, for a picture above a section of a page. */
  size?: 'page' | 'banner' | undefined;
}

/** The poster without a picture and without a goal. */
const partnerships = 17;

function preloadFile({ src, srcSet }: PictureFile, sizes: string | undefined, media: string): void {
  preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high', media });
}

/** A picture with two compositions by day. React preloads the others itself. */
function preloadBoth({ wide, sizes, ...narrow }: PictureSource): void {
  if (wide === undefined) return;
  preloadFile(narrow, sizes, `(max-width: ${wideFrom - 0.02}px)`);
  preloadFile(wide, sizes, `(min-width: ${wideFrom}px)`);
}

/** The picture across a gyg's or an organisation's page, with an edge in the goal's colour. */
export const GygHero = ({ goal, image, focus, size = 'page', className, ...rest }: GygHeroProps) => {
  if (image && size === 'page' && focus === undefined) preloadBoth(image);
  return (
    <div className={classNames(s.root, className)} data-goal={goal} data-size={size} {...rest}>
      {image ? (
        <Picture
          priority={size === 'page'}
          across={focus === undefined}
          {...image}
          {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
        />
      ) : (
        <GoalPoster goal={goal ?? partnerships} />
      )}
    </div>
  );
};

/** The placeholder while the picture is loading. */
export const HeroSkeleton = ({ className, ...rest }: Omit<ComponentPropsWithRef<'div'>, 'children'>) => (
  <div className={classNames(s.root, s.waiting, className)} data-size="page" aria-hidden="true" {...rest} />
);
