import { type ComponentPropsWithRef, useEffect, useState, useSyncExternalStore } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
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

interface ShareCopy {
  /** "Copy link". */
  label: string;
  /** Shown for four seconds after copying ("Copied"). */
  doneLabel: string;
  /** Shown if copying failed ("Not copied"). */
  failedLabel: string;
  /** The address to copy. */
  text: string;
  /** Called with the result, for a toast. */
  onDone?: ((copied: boolean) => void) | undefined;
}

const icons = { ready: 'link', done: 'check', failed: 'alert' } as const;
/** As long as a toast is shown. */
const shownFor = 4000;

/** Copies an address; the button itself shows the result. */
const CopyTarget = ({ label, doneLabel, failedLabel, text, onDone }: ShareCopy) => {
  const [state, setState] = useState<'ready' | 'done' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setState(copied ? 'done' : 'failed');
    onDone?.(copied);
  };
  return (
    <li>
      <button type="button" className={s.target} data-state={state} onClick={() => void copy()}>
        <Icon name={icons[state]} />
        <span className={s.label}>{{ ready: label, done: doneLabel, failed: failedLabel }[state]}</span>
      </button>
    </li>
  );
};

interface ShareNative {
  /** "Share". */
  label: string;
  /** The data to share. */
  data: { title: string; url: string };
}

const never = () => () => undefined;
const isSupported = () => 'share' in navigator;
const unknown = () => false;

/** Opens the device's share sheet: messages, apps, nearby devices. Only with browser support. */
const NativeTarget = ({ label, data }: ShareNative) => {
  // The server does not know the browser.
  if (!useSyncExternalStore(never, isSupported, unknown)) return null;
  // Closing the share sheet is not an error.
  const share = () => navigator.share(data).catch(() => undefined);
  return (
    <li>
      <button type="button" className={s.target} data-native onClick={() => void share()}>
        <Icon name="share" />
        <span className={s.label}>{label}</span>
      </button>
    </li>
  );
};
