import type { ComponentPropsWithRef } from 'react';
import { usePageTheme } from '../../behaviour/use-page-theme';
import { classNames } from '../../class-names';
import s from './picture.module.css';

/** The URLs of one picture; `srcSet` has its widths. */
export interface PictureFile {
  src: string;
  srcSet?: string | undefined;
}

/** A picture by URL. `alt` is empty for decoration; width and height in pixels prevent layout shifts. */
export interface PictureSource extends PictureFile {
  alt?: string | undefined;
  /** The language of `alt`, if it is not the page's. */
  lang?: string | undefined;
  sizes?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** The main picture of the page: loaded first, not lazily. */
  priority?: boolean | undefined;
  /** The same picture by night, for the dark theme. Without it, the picture is dimmed. */
  night?: PictureFile | undefined;
  /** A wider composition of it, for the top of a page. */
  wide?: (PictureFile & { night?: PictureFile | undefined }) | undefined;
}

export interface PictureProps extends PictureSource, Omit<ComponentPropsWithRef<'img'>, keyof PictureSource> {
  /** Shows the wide composition, if there is one, from 640 px of window width. */
  across?: boolean | undefined;
}

/** The width of the window from which the wide composition is shown, in pixels. */
export const wideFrom = 640;

/**
 * A picture that fills its container, loaded lazily. In the dark theme it shows the night's picture, or without one is
 * slightly dimmed. Only the file that is shown is loaded.
 */
export const Picture = (props: PictureProps) => {
  const { src, srcSet, night, wide, across = false, alt = '', priority, className, ...rest } = props;
  const dark = usePageTheme() === 'dark';
  const shown = dark && night ? night : { src, srcSet };
  const image = (
    <img
      className={classNames(s.root, className)}
      alt={alt}
      decoding={priority ? 'auto' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: 'high' })}
      data-night={(dark && night && 'true') || undefined}
      {...rest}
      srcSet={shown.srcSet}
      src={shown.src}
    />
  );
  if (!across || wide === undefined) return image;
  const strip = dark && wide.night ? wide.night : wide;
  return (
    <picture className={s.frame}>
      <source media={`(min-width: ${wideFrom}px)`} srcSet={strip.srcSet ?? strip.src} sizes={rest.sizes} />
      {image}
    </picture>
  );
};
