import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../tokens/styles.css';
import { barSample, shareSample, wheelSample } from '../../samples/charts';
import { BarChart } from '../bar-chart/bar-chart';
import { GoalWheel } from '../goal-wheel/goal-wheel';
import { ShareChart } from '../share-chart/share-chart';

beforeAll(() => page.viewport(1280, 800));
afterEach(cleanup);

const bars = { ...barSample('en'), summary: '1,131 hours' };
// Each part in one line.
const parts = ['Driving', 'Cooking', 'Repairs', 'Reading'].map((label, key) => ({ key, label, value: 12 - key }));
const shares = { ...shareSample('en'), parts, summary: '42 hours' };
const wheel = { ...wheelSample('en'), summary: 'Most for goal 14' };
const charts = {
  bars: (loading: boolean) => <BarChart {...bars} loading={loading} />,
  'bars without a title': (loading: boolean) => <BarChart {...bars} titleHidden loading={loading} />,
  shares: (loading: boolean) => <ShareChart {...shares} loading={loading} />,
  'a wheel': (loading: boolean) => <GoalWheel {...wheel} loading={loading} />,
};
const sizeOf = (element: Element | null) => element?.getBoundingClientRect().height;

test.each(Object.entries(charts).flatMap(([name, chart]) => [280, 640].map((width) => ({ name, chart, width }))))(
  '$name, $width px wide, have their height while their numbers load',
  async ({ chart, width }) => {
    const { container, rerender } = render(<div style={{ width }}>{chart(true)}</div>);
    await document.fonts.ready;
    const loading = sizeOf(container.querySelector('figure'));
    rerender(<div style={{ width }}>{chart(false)}</div>);
    expect((await screen.findAllByRole('img')).length).toBeGreaterThan(0);
    expect(sizeOf(container.querySelector('figure'))).toBe(loading);
  },
);

test('bars are as high without numbers as while they load', () => {
  const { container, rerender } = render(<BarChart {...bars} loading />);
  const loading = sizeOf(container.querySelector('figure'));
  rerender(<BarChart {...bars} bars={[]} />);
  expect(screen.getByText(bars.empty)).toBeTruthy();
  expect(sizeOf(container.querySelector('figure'))).toBe(loading);
});
