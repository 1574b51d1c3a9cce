import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { GoalPoster } from '../goal-poster/goal-poster';
import { Picture, type PictureSource } from '../picture/picture';
import s from './gyg-hero.module.css';

export interface GygHeroProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The primary goal's number: the edge's colour, and the poster when there is no picture. */
  goal: number;
  image?: PictureSource | undefined;
}

/** The picture across a gyg's page, with the goal's edge. */
export const GygHero = ({ goal, image, className, ...rest }: GygHeroProps) => (
  <div className={classNames(s.root, className)} data-goal={goal} {...rest}>
    {image ? <Picture priority {...image} /> : <GoalPoster goal={goal} />}
  </div>
);
