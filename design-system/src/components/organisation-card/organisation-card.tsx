import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Avatar } from '../avatar/avatar';
import s from './organisation-card.module.css';

export interface OrganisationCardProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  name: string;
  /** Without it the card is not a link. */
  href?: string | undefined;
  logo?: string | undefined;
  /** "Smögen, 14 gygs". */
  detail?: ReactNode | undefined;
  /** `sm` for lists beside a page (28 px). */
  size?: 'sm' | 'md' | undefined;
}

/** An organisation in a line: its mark, its name, a word about it. */
export const OrganisationCard = (props: OrganisationCardProps) => {
  const { name, href, logo, detail, size = 'md', className, ...rest } = props;
  const content = (
    <>
      <Avatar kind="organisation" size={size} seed={name} {...(logo && { src: logo })} />
      <span className={s.words}>
        <span className={s.name}>{name}</span>
        {detail && <span className={s.detail}>{detail}</span>}
      </span>
    </>
  );
  return href === undefined ? (
    <span className={classNames(s.root, className)} data-size={size} {...rest}>
      {content}
    </span>
  ) : (
    <a className={classNames(s.root, className)} data-size={size} href={href} {...rest}>
      {content}
    </a>
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
