import { useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon';
import s from './share-row.module.css';

export interface ShareNative {
  /** "Share". */
  label: string;
  /** The data to share. */
  data: { title: string; url: string };
}

const never = () => () => undefined;
const isSupported = () => 'share' in navigator;
const unknown = () => false;

/** Opens the device's share sheet: messages, apps, nearby devices. Only with browser support. */
export const NativeTarget = ({ label, data }: ShareNative) => {
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
