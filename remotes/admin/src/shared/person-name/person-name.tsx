import { profileSizes } from '@gyg/contract/images';
import { Avatar } from '@gyg/design-system';
import { paths } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './person-name.module.css';

export interface PersonNameProps {
  name: string;
  /** Links to the person's profile; null if the account was erased. */
  userId: string | null;
  image: string | null;
  /** A quiet line below the name, such as the e-mail address. */
  note?: ReactNode;
}

/** A person in a row of a list: picture, name and a line. */
export function PersonName({ name, userId, image, note }: PersonNameProps) {
  return (
    <span className={s.root}>
      <Avatar seed={userId ?? name} {...(image !== null && { src: profileSizes(image).src })} />
      <span className={s.words}>
        {userId === null ? (
          <span className={s.name}>{name}</span>
        ) : (
          <a className={s.name} href={paths.user(userId)}>
            {name}
          </a>
        )}
        {note && <span className={s.note}>{note}</span>}
      </span>
    </span>
  );
}
