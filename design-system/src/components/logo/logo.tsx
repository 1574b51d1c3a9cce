import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './logo.module.css';

const rays = [1, 2, 4, 7, 11, 15, 14, 16];
const point = (radius: number, angle: number): string =>
  `${(22 + radius * Math.cos(angle)).toFixed(1)} ${(24 + radius * Math.sin(angle)).toFixed(1)}`;
const ray = (index: number): string => {
  const from = Math.PI + (Math.PI * (index + 0.08)) / 8;
  const to = Math.PI + (Math.PI * (index + 0.92)) / 8;
  return `M${point(9, from)}L${point(22, from)}L${point(22, to)}L${point(9, to)}z`;
};

export interface LogoProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** The link's address; without it the logo is not a link. */
  href?: string | undefined;
  /** The label for screen readers ("gyg, home"). */
  label: string;
}

/** The wordmark with its rising sun of goal colours. */
export const Logo = ({ href, label, className, ...rest }: LogoProps) => {
  const content = (
    <>
      <svg viewBox="0 0 44 26" aria-hidden="true" className={s.sun}>
        {rays.map((goal, index) => (
          <path key={goal} data-goal={goal} className={s.ray} d={ray(index)} />
        ))}
      </svg>
      <span aria-hidden="true">gyg</span>
    </>
  );
  return href === undefined ? (
    <span className={classNames(s.root, className)} role="img" aria-label={label} {...rest}>
      {content}
    </span>
  ) : (
    <a className={classNames(s.root, className)} href={href} aria-label={label} {...rest}>
      {content}
    </a>
  );
};
