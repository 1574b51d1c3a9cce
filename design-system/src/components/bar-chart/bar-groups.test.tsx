import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarGroups } from './bar-groups';

const month = (key: string, group?: string) => ({ key, label: key, tick: key, values: {}, group });

it('gives each group the width of its bars, and a name where it has room', () => {
  const bars = [month('12', '2026'), month('1', '2027'), month('2', '2027')];
  const { container } = render(<BarGroups bars={bars} step={26} top={200} />);
  const groups = [...container.querySelectorAll<HTMLElement>('div > div > span')];
  expect(groups.map(({ style, textContent }) => [style.width, textContent])).toEqual([
    ['26px', ''],
    ['52px', '2027'],
  ]);
});
