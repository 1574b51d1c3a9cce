import type { UserBooking } from '@gyg/contract';
import { Badge, TextButton, useKeptFocus } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { OrganizationLogo } from '../../../shared/organization-logo';
import type { OwnOrganizations } from '../model/booking-actions';
import s from './representing.module.css';

interface RepresentingProps {
  booking: UserBooking;
  organizations: OwnOrganizations;
  /** Requests a representation; leave it out if the booking cannot change. */
  onAsk?: (() => void) | undefined;
}

/** Who a booking represents: an organisation, approved or pending, or only the user. */
export function Representing({ booking, organizations, onAsk }: RepresentingProps) {
  const { t } = useTranslation('booking');
  const { representation, orgName, organizationId } = booking;
  const kept = useKeptFocus<HTMLDivElement>(`${representation?.status} ${orgName}`);
  const pending = representation?.status === 'PENDING' ? representation : undefined;
  const shown = orgName === null ? pending : { organizationId, orgName };
  const ended = representation?.status === 'DECLINED' ? 'declined' : representation?.status === 'REVOKED' && 'revoked';
  return (
    <div className={s.root} tabIndex={-1} {...kept}>
      {shown === undefined ? (
        <span>{t('bookings.representing.myself')}</span>
      ) : (
        <>
          <span className={s.organization}>
            <OrganizationLogo
              name={shown.orgName}
              logo={
                organizations.find((organization) => organization.organizationId === shown.organizationId)?.logo ?? null
              }
            />
            {shown.orgName}
          </span>
          <Badge look="state" tone={orgName === null ? 'warn' : 'good'}>
            {t(orgName === null ? 'bookings.representing.pending' : 'bookings.representing.approved')}
          </Badge>
        </>
      )}
      {shown === undefined && ended && representation && (
        <span className={s.note}>{t(`bookings.representing.${ended}`, { name: representation.orgName })}</span>
      )}
      {shown === undefined && onAsk && (
        <TextButton
          variant="standalone"
          aria-label={t('bookings.representing.askOf', { contribution: booking.needTitle })}
          onClick={onAsk}
        >
          {t('bookings.representing.ask')}
        </TextButton>
      )}
    </div>
  );
}
