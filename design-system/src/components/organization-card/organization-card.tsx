import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { Avatar } from '../avatar/avatar';
import s from './organization-card.module.css';

export interface OrganizationCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  name: string;
  /** The link's address; without it the card is not a link. */
  href?: string | undefined;
  logo?: string | undefined;
  /** "Smögen, 14 gygs", a badge. */
  detail?: ReactNode | undefined;
  /** `sm` for lists beside a page (28 px). */
  size?: 'sm' | 'md' | undefined;
  /** `card` has a box, for grids of cards. */
  look?: 'line' | 'card' | undefined;
  /** The footer of a box: how long something has been pending. */
  foot?: ReactNode | undefined;
}

/** An organisation in a line: its logo, its name, a short text. */
export const OrganizationCard = (props: OrganizationCardProps) => {
  const { name, href, logo, detail, size = 'md', look = 'line', foot, className, ...rest } = props;
  const content = (
    <>
      <span className={s.name}>
        <SoftBreaks>{name}</SoftBreaks>
      </span>
      {detail && <span className={s.detail}>{detail}</span>}
    </>
  );
  return (
    <div className={classNames(s.root, className)} data-size={size} data-look={look} {...rest}>
      <Avatar kind="organization" size={size} seed={name} {...(logo && { src: logo })} />
      {href === undefined ? (
        <span className={s.words}>{content}</span>
      ) : (
        <a className={s.words} href={href}>
          {content}
        </a>
      )}
      {foot && <p className={s.foot}>{foot}</p>}
    </div>
  );
};

export interface OrganizationStripProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  organizations: readonly { id: string | number; name: string; href: string; logo?: string; detail?: string }[];
}

/** Six organisations in a row; on phones the row scrolls sideways. */
export const OrganizationStrip = ({ organizations, className, ...rest }: OrganizationStripProps) => (
  <ul className={classNames(s.strip, className)} {...rest}>
    {organizations.map(({ id, ...organization }) => (
      <li key={id}>
        <OrganizationCard {...organization} />
      </li>
    ))}
  </ul>
);
