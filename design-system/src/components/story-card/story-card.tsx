import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Badge, type Tone } from '../badge/badge';
import { Picture, type PictureSource } from '../picture/picture';
import { cutText } from './cut-text';
import s from './story-card.module.css';

export interface StoryCardProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  image?: PictureSource | undefined;
  /** The full caption; the card shows its first 140 characters. */
  text: string;
  author: ReactNode;
  /** The gyg it comes from. */
  detail?: ReactNode | undefined;
  /** The goal whose colour is on the line beside the author. */
  goal?: number | undefined;
  /** The story's gyg; the text links there, and without `onOpen` the whole card. */
  href?: string | undefined;
  /** Opens the story in full: the picture becomes a button, or the text if there is no picture. */
  onOpen?: (() => void) | undefined;
  /** The label of that button ("Open the picture: Eleven sacks …"). */
  openLabel?: string | undefined;
  /** `quote` large on a band, `moment` small in a strip on a page. */
  look?: 'quote' | 'moment' | undefined;
  /** On the picture's corner: "Approved", "Pending approval", "Featured". */
  tags?: readonly { label: string; tone?: Tone | undefined }[] | undefined;
  /** Below the text: a delete button, a switch; for lists where stories are managed. */
  aside?: ReactNode | undefined;
}

/** The maximum number of caption characters that a card shows. */
const previewLength = 140;

/** A story: a picture and the text of a participant. */
export const StoryCard = (props: StoryCardProps) => {
  const { image, text, author, detail, goal, href, onOpen, openLabel, look = 'quote', tags, aside, ...others } = props;
  const { className, ...rest } = others;
  const preview = cutText(text, previewLength);
  return (
    <figure
      className={classNames(s.root, className)}
      data-look={look}
      data-goal={goal}
      data-opens={onOpen ? true : undefined}
      {...rest}
    >
      {image && <StoryPicture image={image} onOpen={onOpen} label={openLabel ?? preview} />}
      {tags && tags.length > 0 && (
        <p className={s.tags}>
          {tags.map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </p>
      )}
      <blockquote className={s.text}>
        {href !== undefined ? (
          <a className={s.link} href={href}>
            {preview}
          </a>
        ) : onOpen && !image ? (
          <button type="button" className={s.link} aria-haspopup="dialog" onClick={onOpen}>
            {preview}
          </button>
        ) : (
          preview
        )}
      </blockquote>
      <figcaption className={s.by}>
        <span className={s.author}>{author}</span>
        {detail && <span className={s.detail}>{detail}</span>}
      </figcaption>
      {aside && <div className={s.aside}>{aside}</div>}
    </figure>
  );
};

interface StoryPictureProps {
  image: PictureSource;
  onOpen: (() => void) | undefined;
  label: string;
}

const StoryPicture = ({ image, onOpen, label }: StoryPictureProps) =>
  onOpen ? (
    <button type="button" className={s.picture} aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
      <Picture {...image} alt="" />
    </button>
  ) : (
    <div className={s.picture}>
      <Picture {...image} />
    </div>
  );
