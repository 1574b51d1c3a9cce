import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { GoalPoster } from '../goal-poster/goal-poster';
import { Picture, type PictureSource } from '../picture/picture';
import s from './results-map.module.css';

export interface MapPlaceProps extends Omit<ComponentPropsWithRef<'a'>, 'title'> {
  /** The primary goal's number, 1 to 17. */
  goal: number;
  /** Without a picture the goal's poster is shown. */
  image?: PictureSource | undefined;
  title: ReactNode;
  /** The language of the title, if it is not the page's. */
  titleLang?: string | undefined;
  /** Lines below the title, such as date and place. */
  facts: readonly ReactNode[];
}

/** A gyg in the card of a pin: one link to its page. */
export const MapPlace = ({ goal, image, title, titleLang, facts, className, ...rest }: MapPlaceProps) => (
  <a className={classNames(s.place, className)} data-goal={goal} {...rest}>
    <span className={s.picture}>{image ? <Picture {...image} /> : <GoalPoster goal={goal} />}</span>
    <span className={s.words}>
      <span className={s.title} lang={titleLang}>
        {title}
      </span>
      {facts.map((fact, index) => (
        // The lines of one gyg never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        <span key={index} className={s.fact}>
          {fact}
        </span>
      ))}
    </span>
  </a>
);
