import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import s from './chart-table.module.css';

export interface ChartTableRow {
  key: string | number;
  /** What the row counts ("June 2026"); it heads the row. */
  label: string;
  /** One text for each column after the first, formatted. */
  cells: readonly string[];
}

export interface ChartTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table for screen readers and the region that scrolls. */
  caption: string;
  /** The columns' heads; the first is above the rows' labels. */
  columns: readonly string[];
  rows: readonly ChartTableRow[];
  /** The last line: what the columns add up to. */
  total?: Omit<ChartTableRow, 'key'> | undefined;
}

/** The same numbers as a chart, for those who read: a real table that scrolls sideways in its own box where it must. */
export const ChartTable = ({ caption, columns, rows, total, className, ...rest }: ChartTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark for each chart's owner to place
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
