import type { ReactNode } from 'react';
import s from './segmented-control.module.css';

interface SegmentTextProps {
  label: ReactNode;
  count: number | string | undefined;
}

/** The content of a segment: its label and count. */
export const SegmentText = ({ label, count }: SegmentTextProps) => (
  <>
    <span>{label}</span>
    {count !== undefined && ' '}
    {count !== undefined && <span className={s.count}>{count}</span>}
  </>
);
