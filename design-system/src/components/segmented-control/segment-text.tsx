import type { ReactNode } from 'react';
import s from './segmented-control.module.css';

interface SegmentTextProps {
  label: ReactNode;
  /** `undefined` while it loads, which keeps its room. */
  count?: number | string | undefined;
}

/** The content of a segment: its label and count. */
export const SegmentText = (props: SegmentTextProps) => (
  <>
    <span>{props.label}</span>
    {'count' in props && ' '}
    {'count' in props && <span className={s.count}>{props.count}</span>}
  </>
);
