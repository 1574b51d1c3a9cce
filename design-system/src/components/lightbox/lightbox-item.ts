import type { ReactNode } from 'react';
import type { PictureSource } from '../picture/picture';

/** One thing to look at in full: a picture, a text, or both. */
export interface LightboxItem {
  id: string;
  /** Left out for a story that was posted without one: its words then take the picture's place. `alt` says what it shows. */
  picture?: PictureSource | undefined;
  /** The whole caption, as people wrote it; up to 900 characters (specification 8). */
  caption?: string | undefined;
  /** The photographer or the author. */
  credit?: ReactNode | undefined;
  /** When, and where it comes from. */
  detail?: ReactNode | undefined;
  /** Gives the line beside the credit its colour. */
  goal?: number | undefined;
  /** Where it leads on: a link to the gyg. */
  action?: ReactNode | undefined;
}

/** Everything the lightbox says. */
export interface LightboxTexts {
  /** Names the dialog ("Pictures"). */
  label: string;
  close: string;
  previous: string;
  next: string;
  /** "3 of 12"; said aloud at each step. */
  position: (at: number, of: number) => string;
  /** "The picture did not arrive". */
  failed: string;
  retry: string;
}
