import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './picture.module.css';

/** A picture by URL. `alt` is empty for decoration; width and height in pixels prevent layout shifts. */
export interface PictureSource {
  src: string;
  alt?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** The main picture of the page: loaded first, not lazily. */
  priority?: boolean | undefined;
}

export interface PictureProps extends PictureSource, Omit<ComponentPropsWithRef<'img'>, keyof PictureSource> {}

/** A picture that fills its container; slightly dimmed in the dark theme, and loaded lazily. */
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
