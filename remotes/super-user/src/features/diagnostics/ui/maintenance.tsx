import { Banner, Button, Cluster, Panel, Section, Stack } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useSiteDownState } from '../api/read-diagnostics';
import { MaintenanceDialog } from './maintenance-dialog';

/** The switch of the maintenance page, with what visitors read. */
export function Maintenance() {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const { data } = useSiteDownState();
  const [open, setOpen] = useState(false);
  const { down = false, fixed = false, message = null, since = null, changedByName = null } = data ?? {};
  return (
    <Section id="maintenance" title={t('siteDown.title')} spacing="none">
      <Panel>
        <Stack gap={3}>
          {down && <Banner tone="warn">{t('siteDown.isDown')}</Banner>}
          <p>{t('siteDown.text')}</p>
          {down && message !== null && <p>{[message.en, message.se].filter(Boolean).join(' / ')}</p>}
          {since !== null && (
            <p>
              {changedByName === null
                ? t('siteDown.since', { time: dateTime(since) })
                : t('siteDown.sinceBy', { time: dateTime(since), name: changedByName })}
            </p>
          )}
          {fixed ? (
            <p>{t('siteDown.fixed')}</p>
          ) : (
            <Cluster>
              <Button variant={down ? 'primary' : 'danger'} disabled={data === undefined} onClick={() => setOpen(true)}>
                {down ? t('siteDown.open') : t('siteDown.close')}
              </Button>
            </Cluster>
          )}
        </Stack>
      </Panel>
      {open && <MaintenanceDialog down={down} message={message} onClose={() => setOpen(false)} />}
    </Section>
  );
}
