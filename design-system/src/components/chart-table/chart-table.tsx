import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import s from './chart-table.module.css';

export interface ChartTableRow {
  key: string | number;
  /** The row's header ("June 2026"). */
  label: string;
  /** One formatted text for each column after the first. */
  cells: readonly string[];
}

export interface ChartTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table for screen readers, and the region that scrolls. */
  caption: string;
  /** The column headers; the first is above the row labels. */
  columns: readonly string[];
  rows: readonly ChartTableRow[];
  /** The last row: the columns' totals. */
  total?: Omit<ChartTableRow, 'key'> | undefined;
}

/** A chart's numbers as a table that scrolls sideways inside its box where necessary. */
export const ChartTable = ({ caption, columns, rows, total, className, ...rest }: ChartTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark for each chart
  <div className={classNames(s.root, className)} role="region" aria-label={caption} tabIndex={0} {...rest}>
    <table className={s.table}>
      <caption className={s.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={s.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.key} row={row} columns={columns} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Line row={total} columns={columns} />
        </tfoot>
      )}
    </table>
  </div>
);

const Line = ({ row, columns }: { row: Omit<ChartTableRow, 'key'>; columns: readonly string[] }) => (
  <tr className={s.line}>
    <th scope="row" className={s.label}>
      <SoftBreaks>{row.label}</SoftBreaks>
    </th>
    {columns.slice(1).map((column, index) => (
      <td key={column} className={s.cell}>
        {row.cells[index]}
      </td>
    ))}
  </tr>
);
