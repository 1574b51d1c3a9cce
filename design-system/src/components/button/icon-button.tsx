import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './icon-button.module.css';

interface IconButtonLook {
  icon: IconName;
  /** The label for screen readers and the tooltip; include the count here too ("Notifications, 3 new"). */
  label: string;
  /** A small number on the corner; hidden at 0. */
  count?: number | undefined;
}

interface ActionProps extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  href?: undefined;
}
interface LinkProps extends IconButtonLook, Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  href: string;
}

export type IconButtonProps = ActionProps | LinkProps;

/** A 44 px square with an icon: an action, or with `href` a link. */
export const IconButton = (props: IconButtonProps) => {
  const { icon, label, count, className, ...rest } = props;
  const shared = { className: classNames(s.root, className), 'aria-label': label, title: label };
  const content = (
    <>
      <Icon name={icon} size="lg" />
      {count ? <span className={s.count} data-count={count > 99 ? '99+' : count} /> : null}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...shared} {...rest}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...shared} {...rest}>
      {content}
    </button>
  );
};
