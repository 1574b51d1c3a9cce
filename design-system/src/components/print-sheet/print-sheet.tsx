import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { classNames } from '../../class-names';
import s from './print-sheet.module.css';

export interface PrintColumn<Row> {
  key: string;
  header: string;
  /** Numbers are aligned at the end. */
  isNumber?: boolean;
  cell: (row: Row) => string;
}

export interface PrintSheetProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  /** Above the title: whose report it is. */
  owner: ReactNode;
  /** Below the title: the period, when it was printed. */
  lines: readonly string[];
  /** The sums, in words. */
  sums: readonly string[];
  columns: readonly PrintColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Said below the table if it does not have all rows. */
  note?: string | undefined;
}

/**
 * A report on paper: owner, title, sums and a table. While the page is being printed it stands in place of everything
 * else, in the light theme; the table's head is repeated on each sheet, and rows are not cut.
 */
export const PrintSheet = <Row,>(props: PrintSheetProps<Row>) => {
  const { title, owner, lines, sums, columns, rows, rowKey, note, className, ...rest } = props;
  if (!useIsPrinting()) return null;
  return createPortal(
    <div className={classNames(s.sheet, className)} data-theme="light" {...rest}>
      <p className={s.owner}>{owner}</p>
      <h1 className={s.title}>{title}</h1>
      {lines.map((line) => (
        <p key={line} className={s.line}>
          {line}
        </p>
      ))}
      <p className={s.sums}>{sums.join(' · ')}</p>
      {/* A table on paper never scrolls, sorts or becomes cards. */}
      <table className={s.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map(({ key, header, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, isNumber }) => (
                <td key={key} data-number={isNumber || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className={s.line}>{note}</p>}
    </div>,
    document.body,
  );
};

/** Whether the page is being printed, by a button or by the browser's menu. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page right after the event.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
