import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './table.module.css';
import { useSaidOrder } from './table-bar';
import c from './table-cards.module.css';
import type { TableContent } from './table-content';
import { TablePanel } from './table-panel';
import { useRowChoice } from './use-row-choice';

export interface TableProps<Row> extends TableContent<Row>, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The rows are from the previous request; the next ones are loading. */
  stale?: boolean | undefined;
  /** Shown instead of rows when there are none: an EmptyState. */
  empty?: ReactNode | undefined;
  /** Shown instead of rows when they failed to load: an ErrorState. */
  error?: ReactNode | undefined;
  /** Rows of 52 px, for hosts' long lists. */
  dense?: boolean | undefined;
  /** Makes headers, and the bar with actions for selected rows, sticky while a long list scrolls. */
  stickyHead?: boolean | undefined;
}

/**
 * Rows and columns; on phones each row becomes a card with labels, with nothing left out. The parent owns order,
 * selection and rows; the table requests changes.
 */
export const Table = <Row,>(props: TableProps<Row>) => {
  const {
    caption,
    captionHidden,
    columns,
    rows,
    rowKey,
    rowState,
    sorting: requestedSorting,
    selection,
    ...more
  } = props;
  const { expansion, loading, stale, empty, error, dense, stickyHead, className, onKeyDown, ...rest } = more;
  const choice = useRowChoice(selection, rows.map(rowKey));
  const { sorting, announcement } = useSaidOrder(requestedSorting);

  const message = error ?? (rows.length === 0 && !loading ? empty : undefined);
  if (message !== undefined) {
    return (
      <div className={classNames(s.root, className)} {...rest} {...(onKeyDown && { onKeyDown })}>
        {message}
      </div>
    );
  }
  const giveUp = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || !selection?.selected.size) return;
    event.preventDefault();
    choice?.clear();
  };
  const content = { caption, captionHidden, columns, rows, rowKey, rowState, sorting, selection, expansion, loading };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the controls inside
    <div
      className={classNames(s.root, c.cards, className)}
      data-dense={dense || undefined}
      data-stale={stale || undefined}
      data-sticky={stickyHead || undefined}
      data-checks={selection ? true : undefined}
      data-opens={expansion ? true : undefined}
      aria-busy={loading || stale ? true : undefined}
      onKeyDown={giveUp}
      {...rest}
    >
      {loading && <VisuallyHidden role="status">{loading.label}</VisuallyHidden>}
      {announcement}
      <TablePanel {...content} choice={choice} />
    </div>
  );
};
