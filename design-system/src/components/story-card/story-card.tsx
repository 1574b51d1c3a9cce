import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Picture, type PictureSource } from '../picture/picture';
import s from './story-card.module.css';

export interface StoryCardProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  image?: PictureSource | undefined;
  /** The caption as people wrote it. */
  text: ReactNode;
  author: ReactNode;
  /** The gyg it comes from. */
  detail?: ReactNode | undefined;
  /** Gives the line beside the author its colour. */
  goal?: number | undefined;
  /** Where the story's page is; the whole card leads there. */
  href?: string | undefined;
  /** `quote` large on a band of three, `moment` small in a strip on a gyg's page. */
  look?: 'quote' | 'moment' | undefined;
  /** "approved", "pending approval", a delete button: for the writer's own list. */
  aside?: ReactNode | undefined;
}

/** A story: a picture and the words of one who was there. */
export const StoryCard = (props: StoryCardProps) => {
  const { image, text, author, detail, goal, href, look = 'quote', aside, className, ...rest } = props;
  return (
    <figure className={classNames(s.root, className)} data-look={look} data-goal={goal} {...rest}>
      {image && (
        <div className={s.picture}>
          <Picture {...image} />
        </div>
      )}
      <blockquote className={s.text}>
        {href === undefined ? (
          text
        ) : (
          <a className={s.link} href={href}>
            {text}
          </a>
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
