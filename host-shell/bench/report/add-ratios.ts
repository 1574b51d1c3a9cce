import type { Row } from './row';

const ratio = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined || other === 0 ? undefined : one / other;

/** Adds how much more the same case costs on the largest data than on the smallest. */
export function addGrowth(rows: readonly Row[]): Row[] {
  const sizes = rows.filter(({ server }) => server === 'product').map(({ gygs }) => gygs);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  return rows.map((row) => {
    if (row.group !== 'search' || row.gygs !== largest || smallest === largest) return row;
    const isSame = (other: Row) => other.case === row.case && other.engine === row.engine && other.group === row.group;
    const small = rows.find((other) => isSame(other) && other.gygs === smallest);
    const growth = ratio(row.figures.processorMs, small?.figures.processorMs);
    return growth === undefined ? row : { ...row, figures: { ...row.figures, growth } };
  });
}
