import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { FillLegend } from './fill-legend';
import { FillList, FillMeter } from './fill-meter';

const shares = (value: number, max: number, waiting?: number): string[] => {
  const { container, unmount } = render(
    <FillMeter label="Picker" value={value} max={max} waiting={waiting} amount="amount" />,
  );
  const bar = container.querySelector<HTMLElement>('[aria-hidden]');
  const widths = ['--filled', '--waiting'].map((name) => bar?.style.getPropertyValue(name) ?? '');
  unmount();
  return widths;
};

describe('FillMeter', () => {
  it('divides the bar into confirmed and waiting, and never overfills it', () => {
    expect(shares(30, 40, 4)).toEqual(['75%', '10%']);
    expect(shares(4, 5, 3)).toEqual(['80%', '20%']);
    expect(shares(242, 200, 5)).toEqual(['100%', '0%']);
    expect(shares(3, 0, 2)).toEqual(['0%', '0%']);
  });

  it('says everything in words, each meter in its own item of the list', () => {
    render(
      <FillList aria-label="Skills">
        <FillMeter label="Picker" value={29} max={40} amount="29 of 40" waitingText="+2 waiting" />
        <FillMeter label="Cook" value={6} max={6} amount="6 of 6" />
      </FillList>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Picker29 of 40 +2 waiting',
      'Cook6 of 6',
    ]);
  });

  it('passes ref and other props to its root', () => {
    const meter = createRef<HTMLDivElement>();
    const legend = createRef<HTMLParagraphElement>();
    render(
      <>
        <FillLegend ref={legend} id="legend" confirmed="Confirmed" waiting="Waiting" />
        <FillMeter ref={meter} id="picker" goal={14} label="Picker" value={1} max={2} amount="1 of 2" />
      </>,
    );
    expect([legend.current?.id, meter.current?.id, meter.current?.dataset.goal]).toEqual(['legend', 'picker', '14']);
  });
});
