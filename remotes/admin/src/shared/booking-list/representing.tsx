import type { GygBooking } from '@gyg/contract';
import { RowNote } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import s from './booking-cells.module.css';

/** The organisation that a booker represents, or has asked to represent. */
export function Representing({ booking: { orgName, representation } }: { booking: GygBooking }) {
  const { t } = useTranslation('admin');
  if (orgName !== null) return orgName;
  if (representation?.status !== 'PENDING') return <RowNote>{t('bookings.self')}</RowNote>;
  return (
    <span className={s.lines}>
      {representation.orgName}
      <RowNote>{t('bookings.asked')}</RowNote>
    </span>
  );
}
