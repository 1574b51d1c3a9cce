import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { Avatar } from '../avatar/avatar';
import s from './organisation-card.module.css';

export interface OrganisationCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  name: string;
  /** Without it the card is not a link. */
  href?: string | undefined;
  logo?: string | undefined;
  /** "Smögen, 14 gygs", a badge. */
  detail?: ReactNode | undefined;
  /** `sm` for lists beside a page (28 px). */
  size?: 'sm' | 'md' | undefined;
  /** `card` stands in a box, for grids of their own. */
  look?: 'line' | 'card' | undefined;
  /** The last line of a box: since when something waits. */
  foot?: ReactNode | undefined;
}

/** An organisation in a line: its mark, its name, a word about it. */
export const OrganisationCard = (props: OrganisationCardProps) => {
  const { name, href, logo, detail, size = 'md', look = 'line', foot, className, ...rest } = props;
  const words = (
    <>
      <span className={s.name}>
        <SoftBreaks>{name}</SoftBreaks>
      </span>
      {detail && <span className={s.detail}>{detail}</span>}
    </>
  );
  return (
    <div className={classNames(s.root, className)} data-size={size} data-look={look} {...rest}>
      <Avatar kind="organisation" size={size} seed={name} {...(logo && { src: logo })} />
      {href === undefined ? (
        <span className={s.words}>{words}</span>
      ) : (
        <a className={s.words} href={href}>
          {words}
        </a>
      )}
      {foot && <p className={s.foot}>{foot}</p>}
    </div>
  );
};

export interface OrganisationStripProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  organisations: readonly { id: string | number; name: string; href: string; logo?: string; detail?: string }[];
}

/** Six organisations in a row; on phones the row scrolls sideways. */
export const OrganisationStrip = ({ organisations, className, ...rest }: OrganisationStripProps) => (
  <ul className={classNames(s.strip, className)} {...rest}>
    {organisations.map(({ id, ...organisation }) => (
      <li key={id}>
        <OrganisationCard {...organisation} />
      </li>
    ))}
  </ul>
);
