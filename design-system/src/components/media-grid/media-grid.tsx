import { useState } from 'react';
import { classNames } from '../../class-names';
import { CardGrid, type CardGridProps } from '../card-grid/card-grid';
import { Lightbox } from '../lightbox/lightbox';
import type { LightboxTexts } from '../lightbox/lightbox-item';
import { Picture, type PictureSource } from '../picture/picture';
import s from './media-grid.module.css';

/** One picture of a grid. */
export interface MediaGridItem {
  id: string;
  picture: PictureSource;
  /** A smaller file for the grid; the picture itself by default. */
  thumbnail?: PictureSource | undefined;
  caption?: string | undefined;
  /** The language of the caption for `lang`, if it may differ from the page's. */
  captionLang?: string | undefined;
}

export interface MediaGridProps extends Omit<CardGridProps, 'children'> {
  media: readonly MediaGridItem[];
  /** The label of a thumbnail's button ("Open the picture: The nets on the quay"). */
  openLabel: (medium: MediaGridItem) => string;
  texts: LightboxTexts;
}

/** Pictures as thumbnails, four in a row, in a page's column too; each opens in full. */
export const MediaGrid = ({ media, openLabel, texts, className, ...rest }: MediaGridProps) => {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <CardGrid dense className={classNames(s.root, className)} {...rest}>
        {media.map((medium, index) => (
          <button
            key={medium.id}
            type="button"
            className={s.medium}
            aria-haspopup="dialog"
            aria-label={openLabel(medium)}
            onClick={() => setAt(index)}
          >
            <Picture {...(medium.thumbnail ?? medium.picture)} alt="" />
          </button>
        ))}
      </CardGrid>
      <Lightbox
        items={media.map(({ id, picture, caption, captionLang }) => ({
          id,
          picture,
          caption: caption || undefined,
          captionLang,
        }))}
        at={at}
        onAtChange={setAt}
        texts={texts}
      />
    </>
  );
};
