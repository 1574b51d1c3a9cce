import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon';
import s from './share-row.module.css';

export interface ShareCopy {
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
export const CopyTarget = ({ label, doneLabel, failedLabel, text, onDone }: ShareCopy) => {
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
