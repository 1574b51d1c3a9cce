import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import s from './goal-wheel.module.css';
import { type WheelGoal, wheelBox } from './wheel-goal';

export interface WheelLinksProps {
  name: string;
  goals: readonly WheelGoal[];
  sentence: (goal: WheelGoal) => string;
  onActiveChange: (active: number | null) => void;
  /** One drawn part for each goal. */
  parts: readonly ReactNode[];
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The wheel's goals as links with one tab stop: arrow keys move around, Home and End go to the first and last, Enter
 * follows.
 */
export const WheelLinks = ({ name, goals, sentence, onActiveChange, parts }: WheelLinksProps) => {
  const [stop, setStop] = useState(0);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: goals.length - 1 };
    const next = step === undefined ? ends[event.key] : (stop + step + goals.length) % goals.length;
    if (next === undefined) return;
    event.preventDefault();
    links.current[next]?.focus();
  };
  return (
    <div className={s.links} role="toolbar" aria-label={name} onKeyDown={walk}>
      <svg
        className={s.svg}
        viewBox={wheelBox}
        role="presentation"
        focusable="false"
        onPointerLeave={() => onActiveChange(null)}
      >
        {goals.map((goal, index) => (
          <a
            key={goal.id}
            ref={(link) => {
              links.current[index] = link;
            }}
            href={goal.href}
            className={s.segmentLink}
            tabIndex={index === stop ? 0 : -1}
            aria-label={sentence(goal)}
            onFocus={() => {
              setStop(index);
              onActiveChange(index);
            }}
            onBlur={() => onActiveChange(null)}
          >
            {parts[index]}
          </a>
        ))}
      </svg>
    </div>
  );
};
