import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import s from './banner.module.css';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: 'info' | 'good' | 'warn' | 'bad' | undefined;
  title?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  /** When both are given, the banner can be closed. */
  dismissLabel?: string | undefined;
  onDismiss?: (() => void) | undefined;
}

const icons = { info: 'info', good: 'check', warn: 'alert', bad: 'alert' } as const;

/**
 * A message that stays in the page: a hint, a warning, an error. Give it `role="alert"` when it appears after an
 * action.
 */
export const Banner = (props: BannerProps) => {
  const { tone = 'info', title, actions, dismissLabel, onDismiss, children, className, ...rest } = props;
  return (
    <div className={classNames(s.root, className)} data-tone={tone} {...rest}>
      <Icon name={icons[tone]} className={s.icon} />
      <div className={s.words}>
        {title && <p className={s.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={s.actions}>{actions}</div>}
      </div>
      {dismissLabel && onDismiss && (
        <IconButton className={s.dismiss} icon="close" label={dismissLabel} onClick={onDismiss} />
      )}
    </div>
  );
};
