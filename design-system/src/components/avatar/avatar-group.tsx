import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { Avatar, type AvatarProps } from './avatar';
import s from './avatar-group.module.css';

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list ("43 going"). */
  label: string;
  people: readonly { id: string; name: string; src?: string | undefined }[];
  /** The maximum number of avatars shown; 5 by default. */
  most?: number | undefined;
  /** The total number of people, when `people` holds only some of them. */
  total?: number | undefined;
  /** The label of the remaining count for screen readers ("and 38 more"); "+38" is shown. */
  moreLabel: (more: number) => string;
  kind?: AvatarProps['kind'];
  size?: AvatarProps['size'];
}

/** Overlapping avatars, and the number of people not shown. */
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
