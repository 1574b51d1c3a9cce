import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import { CopyTarget, type ShareCopy } from './copy-target';
import { NativeTarget, type ShareNative } from './native-target';
import s from './share-row.module.css';

export interface ShareTarget {
  label: string;
  icon: IconName;
  /** A share URL (opens in a new window) or a mailto:; omit it for an action. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface ShareRowProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list ("Share this gyg"). */
  label: string;
  /** Networks and e-mail. */
  targets: readonly ShareTarget[];
  /** Copies the address and shows the result. */
  copy?: ShareCopy | undefined;
  /** The device's share sheet, first in the row; hidden if the browser does not support it. */
  native?: ShareNative | undefined;
}

/**
 * Links to share a page: networks, e-mail, copying the link, the device's share sheet. Loads no third-party scripts.
 */
export const ShareRow = ({ label, targets, copy, native, className, ...rest }: ShareRowProps) => (
  <ul className={classNames(s.root, className)} aria-label={label} {...rest}>
    {native && <NativeTarget {...native} />}
    {targets.map((target) => (
      <li key={target.label}>
        {target.href === undefined ? (
          <button type="button" className={s.target} onClick={target.onSelect}>
            <Icon name={target.icon} />
            <span className={s.label}>{target.label}</span>
          </button>
        ) : (
          <a
            className={s.target}
            href={target.href}
            onClick={target.onSelect}
            {...(/^https?:/.test(target.href) && { target: '_blank', rel: 'noopener' })}
          >
            <Icon name={target.icon} />
            <span className={s.label}>{target.label}</span>
          </a>
        )}
      </li>
    ))}
    {copy && <CopyTarget {...copy} />}
  </ul>
);
