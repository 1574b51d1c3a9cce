import { Avatar } from '@gyg/design-system';
import type { ReactNode } from 'react';
import s from './person-line.module.css';

export interface PersonLineProps {
  name: string;
  image?: string | undefined;
  href: string;
  detail?: ReactNode;
}

/** A person in a list: face, name with a link to the profile, a line about them. */
export const PersonLine = ({ name, image, href, detail }: PersonLineProps) => (
  <div className={s.root}>
    <Avatar seed={name} {...(image && { src: image })} />
    <p className={s.words}>
      <a className={s.name} href={href}>
        {name}
      </a>
      {detail && <span className={s.detail}>{detail}</span>}
    </p>
  </div>
);
