import { Page } from '@gyg/design-system';
import { usePageTitle, useTranslation } from '@gyg/platform';
import { Door, DoorWaiting } from '../../features/door';
import { RequireHost } from '../../shared/frame';

/** `/admin/gygs/:gygId/attendance`: the door list of a gyg, made for a phone at the door. */
export function DoorPage() {
  const { t } = useTranslation('admin');
  usePageTitle(t('door.title'));
  return (
    <RequireHost waiting={<DoorWaiting />}>
      {(desk) => (
        <Page padded="low">
          <Door desk={desk} />
        </Page>
      )}
    </RequireHost>
  );
}
