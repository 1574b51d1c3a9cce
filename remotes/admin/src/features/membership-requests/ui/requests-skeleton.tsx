import { Panel, Skeleton, Stack, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** The loading requests. */
export function RequestsSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation('admin');
  return (
    <Waiting label={t('membershipRequests.loading')}>
      <Panel>
        <Stack gap={5}>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have no other key
            <Stack key={row} gap={2}>
              <Skeleton length="half" />
              <Skeleton length="long" />
            </Stack>
          ))}
        </Stack>
      </Panel>
    </Waiting>
  );
}
