import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { Avatar, type AvatarProps } from './avatar';
import s from './avatar-group.module.css';

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list ("43 going"). */
  label: string;
  people: readonly { id: string; name: string; src?: string | undefined }[];
  /** How many faces are shown; five by default. */
  most?: number | undefined;
  /** How many there are, where `people` are only some of them. */
  total?: number | undefined;
  /** What the rest is called for screen readers ("and 38 more"); the eye sees "+38". */
  moreLabel: (more: number) => string;
  kind?: AvatarProps['kind'];
  size?: AvatarProps['size'];
}

/** Faces one over the other, and how many more there are. */
export const AvatarGroup = (props: AvatarGroupProps) => {
  const { label, people, most = 5, total = people.length, moreLabel, kind, size = 'md', className, ...rest } = props;
  const shown = people.slice(0, most);
  const more = total - shown.length;
  return (
    <ul className={classNames(s.root, className)} aria-label={label} data-size={size} {...rest}>
      {shown.map(({ id, name, src }) => (
        <li key={id} className={s.item}>
          <Avatar className={s.face} name={name} seed={name} src={src} kind={kind} size={size} />
        </li>
      ))}
      {more > 0 && (
        <li className={s.item}>
          <span className={s.more} role="img" aria-label={moreLabel(more)}>
            +{more}
          </span>
        </li>
      )}
    </ul>
  );
};
