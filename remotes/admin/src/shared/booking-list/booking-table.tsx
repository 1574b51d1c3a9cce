import type { GygBooking } from '@gyg/contract';
import { Table, type TableProps } from '@gyg/design-system/tables';
import s from './booking-cells.module.css';

export type BookingTableProps = Omit<
  TableProps<GygBooking>,
  'rowKey' | 'rowState' | 'captionHidden' | 'dense' | 'className'
>;

/** A table of bookings, dense, with those that have ended in grey. */
export function BookingTable(props: BookingTableProps) {
  return (
    <Table
      className={s.table}
      captionHidden
      rowKey={({ id }) => id}
      rowState={({ status }) => (status === 'CANCELLED' || status === 'DECLINED' ? 'past' : undefined)}
      dense
      {...props}
    />
  );
}
