import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './link.module.css';

interface LinkLook {
  /**
   * `inline` is part of a sentence, underlined. `standalone` has its own row, as high as a touch target, and is
   * underlined on hover. `quiet` is `standalone` in the colour of the surrounding text.
   */
  variant?: 'inline' | 'standalone' | 'quiet' | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
}

export interface LinkProps extends LinkLook, ComponentPropsWithRef<'a'> {
  href: string;
}

export interface TextButtonProps extends LinkLook, ComponentPropsWithRef<'button'> {}

const Content = ({ icon, iconEnd, children }: Pick<LinkProps, 'icon' | 'iconEnd' | 'children'>) => (
  <>
    {icon && <Icon name={icon} />}
    {children}
    {iconEnd && <Icon name={iconEnd} />}
  </>
);

/** A link to another page. */
export const Link = ({ variant = 'inline', icon, iconEnd, className, children, ...rest }: LinkProps) => (
  <a className={classNames(s.root, className)} data-variant={variant} {...rest}>
    <Content icon={icon} iconEnd={iconEnd}>
      {children}
    </Content>
  </a>
);

/** An action in a sentence or a row where a button would be too prominent: "the terms", "choose again". */
export const TextButton = (props: TextButtonProps) => {
  const { variant = 'inline', icon, iconEnd, type = 'button', className, children, ...rest } = props;
  return (
    <button type={type} className={classNames(s.root, className)} data-variant={variant} {...rest}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </button>
  );
};
