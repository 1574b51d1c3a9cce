import { Panel, Stack, TextSkeleton, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** While the remotes are loading. */
export function RemotesSkeleton() {
  const { t } = useTranslation('super-user');
  return (
    <Waiting label={t('remotes.loading')}>
      <Stack gap={5}>
        {[1, 2, 3].map((position) => (
          <Panel key={position}>
            <TextSkeleton heading lines={4} />
          </Panel>
        ))}
      </Stack>
    </Waiting>
  );
}
