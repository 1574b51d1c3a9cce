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
  /** A share address (opens beside), a mailto:, or leave out for an action. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface ShareRowProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list ("Share this gyg"). */
  label: string;
  /** Networks and e-mail. */
  targets: readonly ShareTarget[];
  /** Copies the address and says whether it worked. */
  copy?: ShareCopy | undefined;
  /** The device's own way to share, first in the row; nothing where the browser has none. */
  native?: ShareNative | undefined;
}

/** Where a page can be shared to: networks, e-mail, copying the link, the phone's own ways. No script of theirs is loaded. */
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
