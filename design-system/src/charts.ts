export * from './components/bar-chart/bar-chart';
export type { ChartProps, ChartTexts, ChartView } from './components/chart-table/chart-frame';
export type { ChartLook, ChartTone } from './components/chart-table/chart-look';
export * from './components/chart-table/chart-table';
export * from './components/goal-wheel/goal-overview';
export * from './components/goal-wheel/goal-wheel';
export * from './components/goal-wheel/goal-wheel-mark';
export * from './components/share-chart/share-chart';
export * from './components/stat-tile/stat-tile';
