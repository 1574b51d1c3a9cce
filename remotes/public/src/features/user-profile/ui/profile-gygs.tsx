import { Button, CardGrid, Cluster, ErrorState, Section, Stack } from '@gyg/design-system';
import { useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import { GygTile } from '../../../shared/gyg-tile';
import { useUserGygs } from '../api/list-user-gygs';

/** The gygs as cards, latest first. Renders nothing if there are none. */
export function ProfileGygs({ userId, own }: { userId: string; own: boolean }) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  const { data, error, isPending, isPlaceholderData, refetch } = useUserGygs(userId, own, all);
  if (data?.total === 0) return null;
  return (
    <Section title={own ? t('profile.gygs.ownTitle') : t('profile.gygs.title')} size="small" spacing="tight">
      <Stack gap={4}>
        {isPending && <GygGridSkeleton rows={1} />}
        {error && !data && <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={3} />}
        {data && (
          <CardGrid aria-busy={isPlaceholderData || undefined}>
            {data.gygs.map((gyg) => (
              <GygTile key={gyg.id} gyg={gyg} />
            ))}
          </CardGrid>
        )}
        {data && data.gygs.length < data.total && !all && (
          <Cluster justify="center">
            <Button variant="secondary" onClick={() => setAll(true)}>
              {t('profile.gygs.all', { formatted: number(data.total) })}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Section>
  );
}
