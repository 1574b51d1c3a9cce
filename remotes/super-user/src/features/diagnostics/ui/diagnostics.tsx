import { ErrorState, Stack } from '@gyg/design-system';
import { useLoadFailure } from '@gyg/platform';
import { useRefresh } from '../api/act-on-platform';
import { useDiagnostics } from '../api/read-diagnostics';
import { DiagnosticsSkeleton } from './diagnostics-skeleton';
import { JobsTable } from './jobs-table';
import { LimitsTable } from './limits-table';
import { MailQueue } from './mail-queue';
import { Maintenance } from './maintenance';
import { PlatformHealth } from './platform-health';
import { StorageAndVersions } from './storage-and-versions';

/** How the platform is running: health, mail queue, jobs, limits, storage, versions and the maintenance page. */
export function Diagnostics() {
  const { data, error } = useDiagnostics();
  const refresh = useRefresh();
  const loadFailure = useLoadFailure();
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refresh())} />;
  if (data === undefined) return <DiagnosticsSkeleton />;
  return (
    <Stack gap={6}>
      <PlatformHealth data={data} />
      <MailQueue />
      <JobsTable />
      <LimitsTable limits={data.limits} since={data.countsSince} />
      <StorageAndVersions data={data} />
      <Maintenance />
    </Stack>
  );
}
