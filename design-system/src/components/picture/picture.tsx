import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './picture.module.css';

/** A picture by address. `alt` is empty for decoration; widths and heights in pixels keep the page still. */
export interface PictureSource {
  src: string;
  alt?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** The picture that makes the page: fetched first, not lazily. */
  priority?: boolean | undefined;
}

export interface PictureProps extends PictureSource, Omit<ComponentPropsWithRef<'img'>, keyof PictureSource> {}

/** A picture that fills its box; it rests a little in the dark theme, and is fetched when it comes near. */
export const Picture = ({ alt = '', priority, className, ...rest }: PictureProps) => (
  <img
    className={classNames(s.root, className)}
    alt={alt}
    decoding="async"
    loading={priority ? 'eager' : 'lazy'}
    {...(priority && { fetchPriority: 'high' })}
    {...rest}
  />
);
