import s from './goal-wheel.module.css';
import { wheelBox } from './wheel-goal';

/** A pale wheel of the same size, drawn without the lazily loaded code. */
export const GoalWheelSkeleton = () => (
  <svg className={s.svg} viewBox={wheelBox} aria-hidden="true" focusable="false">
    <circle r="138" className={s.waiting} pathLength="17" />
  </svg>
);
