import type { GygDesk } from '@gyg/contract';
import { Button, ErrorState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { GygRepresentation } from '../../features/gyg-representation';
import { BookingsSkeleton } from '../../shared/booking-list';
import { GygScreen } from '../../shared/gyg-frame';

/** `/admin/gygs/:gygId/representation`: requests to represent the host for a gyg, for the host's administrators. */
export function GygRepresentationPage() {
  return (
    <GygScreen tab="representation" waiting={<BookingsSkeleton />}>
      {(desk) => (desk.isAdmin ? <GygRepresentation desk={desk} /> : <AdminsOnly desk={desk} />)}
    </GygScreen>
  );
}

/** Gyg managers cannot answer for the organisation. */
function AdminsOnly({ desk: { gyg } }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  return (
    <ErrorState
      kind="locked"
      title={t('representation.adminsOnly')}
      text={t('representation.adminsOnlyText', { organization: gyg.orgName })}
      actions={<Button href={paths.gygDesk(gyg.id)}>{t('gygFrame.tabs.overview')}</Button>}
    />
  );
}
