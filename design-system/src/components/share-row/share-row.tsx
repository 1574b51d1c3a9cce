import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './share-row.module.css';

export interface ShareTarget {
  label: string;
  icon: IconName;
  /** A share address (opens beside), a mailto:, or leave out for an action. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface ShareRowProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list ("Share this gyg"). */
  label: string;
  targets: readonly ShareTarget[];
}

/** Where a page can be shared to: networks, e-mail, copying the link. No script of theirs is loaded. */
export const ShareRow = ({ label, targets, className, ...rest }: ShareRowProps) => (
  <ul className={classNames(s.root, className)} aria-label={label} {...rest}>
    {targets.map((target) => (
      <li key={target.label}>
        {target.href === undefined ? (
          <button type="button" className={s.target} onClick={target.onSelect}>
            <Icon name={target.icon} />
            {target.label}
          </button>
        ) : (
          <a
            className={s.target}
            href={target.href}
            onClick={target.onSelect}
            {...(/^https?:/.test(target.href) && { target: '_blank', rel: 'noopener' })}
          >
            <Icon name={target.icon} />
            {target.label}
          </a>
        )}
      </li>
    ))}
  </ul>
);
