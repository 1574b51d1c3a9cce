import type { ComponentPropsWithRef } from 'react';
import { type IconName, icons } from '../../../art/icons';
import { classNames } from '../../class-names';
import s from './icon.module.css';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name'> {
  name: IconName;
  /** 16, 20 or 24 px; `md` (20) by default. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The label; without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
}

/** One line icon, in the current text colour. */
export const Icon = ({ name, size = 'md', label, className, ...rest }: IconProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
  <svg
    viewBox="0 0 24 24"
    data-size={size}
    className={classNames(s.root, className)}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  >
    <path d={icons[name]} />
  </svg>
);
