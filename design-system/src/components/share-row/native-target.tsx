import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon';
import s from './share-row.module.css';

export interface ShareNative {
  /** "Share". */
  label: string;
  /** What the device is given. */
  data: { title: string; url: string };
}

/** Opens the device's own ways to share: messages, apps, near devices. Only where fingers are and the browser can. */
export const NativeTarget = ({ label, data }: ShareNative) => {
  const [can, setCan] = useState(false);
  useEffect(() => {
    setCan('share' in navigator && matchMedia('(pointer: coarse)').matches);
  }, []);
  if (!can) return null;
  // To close the device's sheet without sharing is no failure.
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
