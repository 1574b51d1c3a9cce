import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../../tokens/styles.css';
import { barSample } from '../../samples/charts';
import { Panel } from '../layout/panel';
import { BarChart } from './bar-chart';

afterEach(cleanup);

test('numbers above bars have a halo in the colour of the panel behind them', async () => {
  render(
    <Panel data-testid="panel">
      <BarChart {...barSample('en')} />
    </Panel>,
  );
  await screen.findByRole('img');
  const { backgroundColor } = getComputedStyle(screen.getByTestId('panel'));
  expect(getComputedStyle(screen.getByText('182')).stroke).toBe(backgroundColor);
});
