import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './drawn-picture.module.css';

/** What the picture shows. */
export type DrawnScene = 'harbour' | 'field' | 'orchard' | 'street' | 'lesson' | 'market' | 'meeting';

export interface DrawnPictureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  scene: DrawnScene;
  /** `card`: on top of a card. `banner`: across a page's column, with round corners. */
  shape?: 'card' | 'banner' | undefined;
}

/** A drawn scene for pages of the platform itself, by day and by night. Decoration: screen readers skip it. */
export const DrawnPicture = ({ scene, shape = 'card', className, ...rest }: DrawnPictureProps) => (
  <div className={classNames(s.root, className)} data-scene={scene} data-shape={shape} aria-hidden="true" {...rest} />
);
