import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './button.module.css';

interface ButtonLook {
  /** `primary` by default; use one primary action per view. `inverse` is for a goal's colour as background. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  children?: ReactNode | undefined;
}

interface ActionProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  href?: undefined;
  /** Work is in progress: pressing again does nothing, and the button keeps the focus. */
  busy?: boolean | undefined;
}

interface LinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  href: string;
  busy?: undefined;
}

export type ButtonProps = ActionProps | LinkProps;

const Content = ({ icon, iconEnd, children, busy }: ButtonLook & { busy?: boolean | undefined }) => (
  <>
    {busy ? <span className={s.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
    {children !== undefined && <span className={s.text}>{children}</span>}
    {iconEnd && <Icon name={iconEnd} />}
  </>
);

/** An action, or with `href` a link that looks like one. */
export const Button = (props: ButtonProps) => {
  if (props.href !== undefined) {
    const { variant = 'primary', size = 'md', icon, iconEnd, block, children, className, busy: _, ...rest } = props;
    return (
      <a className={classNames(s.root, className)} data-variant={variant} data-size={size} data-block={block} {...rest}>
        <Content {...(icon && { icon })} {...(iconEnd && { iconEnd })}>
          {children}
        </Content>
      </a>
    );
  }
  const {
    variant = 'primary',
    size = 'md',
    icon,
    iconEnd,
    block,
    busy,
    children,
    className,
    onClick,
    href: _,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      type={busy && type === 'submit' ? 'button' : type}
      className={classNames(s.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      <Content busy={busy} {...(icon && { icon })} {...(iconEnd && { iconEnd })}>
        {children}
      </Content>
    </button>
  );
};
