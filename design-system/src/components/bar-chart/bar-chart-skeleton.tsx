import s from './bar-chart.module.css';

const heights = [38, 52, 44, 66, 58, 80, 72, 60, 84, 70, 48, 63];

/** Placeholder bars of the same size as the chart. */
export const BarChartSkeleton = () => (
  <svg className={s.skeleton} viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {heights.map((height, index) => (
      <rect key={height} x={index * 10 + 1.6} y={90 - height} width="6.8" height={height} />
    ))}
  </svg>
);
