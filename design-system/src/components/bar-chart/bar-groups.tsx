import s from './bar-chart.module.css';
import type { Bar } from './bar-series';

export interface BarGroupsProps {
  bars: readonly Bar[];
  /** The width of a bar's slot in px. */
  step: number;
  /** Their place below the upper edge, in px. */
  top: number;
}

/** Groups with less room have no name. */
const narrowest = 40;

/** The names of groups below their bars (years below months). The name of one that is partly in view stays in view. */
export function BarGroups({ bars, step, top }: BarGroupsProps) {
  const groups = new Map<string, number>();
  for (const { group } of bars) if (group !== undefined) groups.set(group, (groups.get(group) ?? 0) + 1);
  return (
    <div className={s.groups} aria-hidden="true" style={{ top }}>
      {[...groups].map(([group, count]) => (
        <span key={group} style={{ width: count * step }}>
          {count * step >= narrowest && <span className={s.group}>{group}</span>}
        </span>
      ))}
    </div>
  );
}
