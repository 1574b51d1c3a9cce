import { Avatar } from '@gyg/design-system';
import type { ReactNode } from 'react';
import s from './person-line.module.css';

export interface PersonLineProps {
  /** Whose face or logo it is: a person's by default. */
  kind?: 'person' | 'organization';
  name: string;
  image?: string | undefined;
  href: string;
  detail?: ReactNode;
}

/** A person or organisation in a list: face or logo, name with a link to the profile, a line about them. */
export const PersonLine = ({ kind = 'person', name, image, href, detail }: PersonLineProps) => (
  <div className={s.root}>
    <Avatar kind={kind} seed={name} {...(image && { src: image })} />
    <p className={s.words}>
      <a className={s.name} href={href}>
        {name}
      </a>
      {detail && <span className={s.detail}>{detail}</span>}
    </p>
  </div>
);
