import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Avatar } from '../avatar/avatar';
import s from './person-card.module.css';

export interface PersonCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  name: string;
  detail?: ReactNode | undefined;
  image?: string | undefined;
  /** The URL of the person's page. */
  href?: string | undefined;
}

/** A person of a team: avatar, name, role. */
export const PersonCard = ({ name, detail, image, href, className, ...rest }: PersonCardProps) => (
  <div className={classNames(s.root, className)} {...rest}>
    <Avatar size="xl" seed={name} {...(image && { src: image })} />
    {href === undefined ? (
      <span className={s.name}>{name}</span>
    ) : (
      <a className={s.name} href={href}>
        {name}
      </a>
    )}
    {detail && <span className={s.detail}>{detail}</span>}
  </div>
);
