import type { CSSProperties, ReactNode } from 'react';
import s from './places-meter.module.css';

/** How much of a need is left, in words, above a bar that fills as places are taken. The bar repeats the words. */
export const PlacesMeter = ({ label, taken }: { label: ReactNode; taken: number }) => (
  <span className={s.root}>
    <span className={s.label}>{label}</span>
    <span
      className={s.bar}
      aria-hidden="true"
      style={{ '--taken': `${Math.round(Math.min(1, Math.max(0, taken)) * 100)}%` } as CSSProperties}
    />
  </span>
);
