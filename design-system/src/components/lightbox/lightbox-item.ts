import type { ReactNode } from 'react';
import type { PictureSource } from '../picture/picture';

/** One item to view in full: a picture, a text, or both. */
export interface LightboxItem {
  id: string;
  /** Omit it for a story without a picture: the text is then shown in its place. `alt` describes the picture. */
  picture?: PictureSource | undefined;
  /** The whole caption, up to 900 characters. */
  caption?: string | undefined;
  /** The language of the caption for `lang` ("en", "sv"), if it may differ from the page's. */
  captionLang?: string | undefined;
  /** The photographer or the author. */
  credit?: ReactNode | undefined;
  /** The date, and where it comes from. */
  detail?: ReactNode | undefined;
  /** The goal whose colour is on the line beside the credit. */
  goal?: number | undefined;
  /** A link to the gyg. */
  action?: ReactNode | undefined;
}

/** Every text of the lightbox. */
export interface LightboxTexts {
  /** Names the dialog ("Pictures"). */
  label: string;
  close: string;
  previous: string;
  next: string;
  /** "3 of 12"; announced on each step. */
  position: (at: number, of: number) => string;
  /** "The picture didn’t load." */
  failed: string;
  retry: string;
}
