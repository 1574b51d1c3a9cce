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
  /** The language of the caption, if it is not the page's. */
  textLang?: string | undefined;
  author: ReactNode;
  /** The language of `author`, if it is not the page's: of a gyg's title. */
  authorLang?: string | undefined;
  /** The gyg it comes from. */
  detail?: ReactNode | undefined;
  /** The language of `detail`, if it is not the page's. */
  detailLang?: string | undefined;
  /** The goal whose colour is on the line beside the author. */
  goal?: number | undefined;
  /** The story's page; the whole card links there. */
  href?: string | undefined;
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
  const { image, text, textLang, author, authorLang, detail, detailLang, ...more } = props;
  const { goal, href, look = 'quote', tags, aside, className, ...rest } = more;
  const preview = cutText(text, previewLength);
  return (
    <figure className={classNames(s.root, className)} data-look={look} data-goal={goal} {...rest}>
      {image && (
        <div className={s.picture}>
          <Picture {...image} />
        </div>
      )}
      {tags && tags.length > 0 && (
        <p className={s.tags}>
          {tags.map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </p>
      )}
      <blockquote className={s.text} lang={textLang}>
        {href === undefined ? (
          preview
        ) : (
          <a className={s.link} href={href}>
            {preview}
          </a>
        )}
      </blockquote>
      <figcaption className={s.by}>
        <span className={s.author} lang={authorLang}>
          {author}
        </span>
        {detail && (
          <span className={s.detail} lang={detailLang}>
            {detail}
          </span>
        )}
      </figcaption>
      {aside && <div className={s.aside}>{aside}</div>}
    </figure>
  );
};
