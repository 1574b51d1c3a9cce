import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Skeleton } from '../skeleton/skeleton';
import s from './row-name.module.css';

export interface RowNameProps extends Omit<ComponentPropsWithRef<'span'>, 'title' | 'children'> {
  title: ReactNode;
  /** The language of `title` for `lang` ("en", "sv"), if it may differ from the page's. */
  titleLang?: string | undefined;
  /** The row's link; picture and text are one target. */
  href?: string | undefined;
  /** A 16:9 picture before the text. */
  picture?: ReactNode | undefined;
  /** The goal whose colour is at the picture's edge. */
  goal?: number | undefined;
  /** Quiet lines below the title; empty ones are omitted. */
  notes?: readonly ReactNode[] | undefined;
}

/** The tooltip of a title or note, which dense tables cut to one line. */
const wholeOf = (text: ReactNode) => (typeof text === 'string' ? text : undefined);

/** The name of a row: picture, title and a line or two, in a table's name column. */
export const RowName = ({ title, titleLang, href, picture, goal, notes = [], className, ...rest }: RowNameProps) => (
  <span
    className={classNames(s.root, className)}
    data-goal={goal}
    data-pictured={picture !== undefined || undefined}
    {...rest}
  >
    {picture !== undefined && <span className={s.picture}>{picture}</span>}
    <span className={s.words}>
      {href === undefined ? (
        <span className={s.title} lang={titleLang} title={wholeOf(title)}>
          {title}
        </span>
      ) : (
        <a className={s.title} href={href} lang={titleLang} title={wholeOf(title)}>
          {title}
        </a>
      )}
      {notes.filter(Boolean).map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's lines keep their order
        <span key={index} className={s.note} title={wholeOf(note)}>
          {note}
        </span>
      ))}
    </span>
  </span>
);

export interface RowNameSkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  picture?: boolean | undefined;
}

/** The placeholder of a row's name while loading, of the same height. */
export const RowNameSkeleton = ({ picture, className, ...rest }: RowNameSkeletonProps) => (
  <span className={classNames(s.root, className)} data-pictured={picture || undefined} {...rest}>
    {picture && <Skeleton shape="block" className={s.picture} />}
    <span className={s.words}>
      <Skeleton length="long" />
      <Skeleton length="half" />
    </span>
  </span>
);
