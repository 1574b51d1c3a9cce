import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { barSample, shareSample, wheelSample } from '../../samples/charts';
import { BarChart } from '../bar-chart/bar-chart';
import { GoalWheel } from '../goal-wheel/goal-wheel';
import { ShareChart } from '../share-chart/share-chart';

const unreachable = vi.hoisted(() => () => {
  throw new Error('no network');
});
vi.mock('../bar-chart/bar-drawing', unreachable);
vi.mock('../share-chart/share-drawing', unreachable);
vi.mock('../goal-wheel/wheel-drawing', unreachable);

it.each([
  ['bars', <BarChart key="bars" {...barSample('en')} />],
  ['shares', <ShareChart key="shares" {...shareSample('en')} />],
  ['a wheel', <GoalWheel key="wheel" {...wheelSample('en')} />],
])('%s without a drawing shows the table', async (_, chart) => {
  render(chart);
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('The chart did not load. Here are its numbers.');
});
