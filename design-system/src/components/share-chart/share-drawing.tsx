import { arc, type PieArcDatum, pie } from 'd3-shape';
import { type ReactNode, useId } from 'react';
import { ChartPattern, chartEdge } from '../chart-table/chart-look';
import { useWidth } from '../chart-table/use-width';
import s from './share-chart.module.css';
import type { Share } from './shares';

export interface ShareDrawingProps {
  shape: 'bar' | 'ring';
  shares: readonly Share[];
  label: string;
}

const radius = 100;
const ring = arc<PieArcDatum<Share>>().innerRadius(64).outerRadius(radius).cornerRadius(4).padAngle(0.025);
const inOrder = pie<Share>()
  .value(({ value }) => value)
  .sort(null);

/** The chart itself. A separate module, so that its shapes load with the first chart and not with the page. */
export const ShareDrawing = ({ shape, shares, label }: ShareDrawingProps) => {
  const id = useId();
  const patterns = (
    <defs>
      {shares.map(({ key, goal, tone }, index) => (
        <ChartPattern key={key} id={`${id}-${index}`} goal={goal} tone={tone} />
      ))}
    </defs>
  );
  const fill = (share: Share) => `url(#${id}-${shares.indexOf(share)})`;
  if (shape === 'bar') return <ShareBar shares={shares} label={label} patterns={patterns} fill={fill} />;
  return (
    <svg className={s.ring} viewBox="-104 -104 208 208" role="img" aria-label={label}>
      {patterns}
      {inOrder([...shares]).map((slice) => (
        <g key={slice.data.key} data-goal={slice.data.goal}>
          <path d={ring(slice) ?? ''} fill={fill(slice.data)} className={chartEdge} data-goal={slice.data.goal} />
          <GoalNumber
            share={slice.data}
            space={(slice.endAngle - slice.startAngle) * radius}
            at={ring.centroid(slice)}
          />
        </g>
      ))}
    </svg>
  );
};

interface ShareBarProps extends Omit<ShareDrawingProps, 'shape'> {
  patterns: ReactNode;
  fill: (share: Share) => string;
}

const height = 44;
const gap = 2;

const ShareBar = ({ shares, label, patterns, fill }: ShareBarProps) => {
  const { ref, width } = useWidth();
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return (
    <div ref={ref} className={s.bar}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {patterns}
        {shares.map((share, index) => {
          const x = from;
          const place = (share.value / whole) * width;
          from += place;
          // The last part ends at the end of the bar.
          const partWidth = Math.max(1.5, index === shares.length - 1 ? place : place - gap);
          return (
            <g key={share.key} data-goal={share.goal}>
              <rect
                x={x + 0.5}
                y="0.5"
                width={Math.max(1, partWidth - 1)}
                height={height - 1}
                fill={fill(share)}
                className={chartEdge}
                data-goal={share.goal}
              />
              <GoalNumber share={share} space={partWidth} at={[x + partWidth / 2, height / 2]} />
            </g>
          );
        })}
      </svg>
    </div>
  );
};

/** A goal's number on its part, where it fits, so that colour is not the only sign. */
const GoalNumber = ({ share, space, at: [x, y] }: { share: Share; space: number; at: [number, number] }) =>
  share.goal !== undefined && space >= 24 ? (
    <text x={x} y={y} dy="0.35em" className={s.goal}>
      {share.goal}
    </text>
  ) : null;
