import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../../class-names';
import s from './avatar.module.css';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name for screen readers; omit it where the name is beside the avatar. */
  name?: string | undefined;
  /** Without a picture, or if it fails to load, a drawn face or house in a goal's colours is shown. */
  src?: string | undefined;
  /** An id or name that picks the placeholder's colour; the same seed always gives the same colour. */
  seed?: string | undefined;
  kind?: 'person' | 'organization' | undefined;
  /** 28, 44, 64 or 96 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
}

const goalOf = (seed: string): number => {
  let sum = 7;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 104729;
  return (sum % 17) + 1;
};

/** A person's or organisation's picture. */
export const Avatar = ({ name, src, seed, kind = 'person', size = 'md', className, ...rest }: AvatarProps) => {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      className={classNames(s.root, className)}
      data-kind={kind}
      data-size={size}
      data-goal={goalOf(seed ?? name ?? '')}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      {...rest}
    >
      {src && src !== failed ? (
        <img className={s.image} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <Drawing kind={kind} />
      )}
    </span>
  );
};

const Drawing = ({ kind }: { kind: 'person' | 'organization' }) => (
  <svg viewBox="0 0 48 48" className={s.drawing} aria-hidden="true" focusable="false">
    {kind === 'person' ? (
      <>
        <path className={s.shape} d="M6 48c0-12 8-17 18-17s18 5 18 17z" />
        <circle className={s.shape} cx="24" cy="19" r="9.5" />
      </>
    ) : (
      <>
        <path className={s.shape} d="M8 26L24 11l16 15v15H8z" />
        <path className={s.hole} d="M19 41V31a5 5 0 0 1 10 0v10z" />
      </>
    )}
  </svg>
);
