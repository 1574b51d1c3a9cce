import { CardGrid, EmptyState, MoreLink, Page, Section } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import { GygTile } from '../../../shared/gyg-tile';
import { LoadFailure } from '../../../shared/load-failure';
import { useFeaturedGygs } from '../api/list-featured';

/** Up to ten featured gygs, four in a row. `open` is the number of open gygs. */
export function FeaturedGygs({ open }: { open: number | undefined }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <Page>
      <Section
        title={t('home.gygs')}
        action={
          <MoreLink href={paths.search()}>
            {open === undefined ? t('common.toGygs') : t('home.allGygs', { count: open, formatted: number(open) })}
          </MoreLink>
        }
      >
        <FeaturedGrid />
      </Section>
    </Page>
  );
}

function FeaturedGrid() {
  const { t } = useTranslation('public');
  const { data, error, refetch } = useFeaturedGygs();
  if (error) return <LoadFailure thrown={error} onRetry={() => void refetch()} headingLevel={3} />;
  if (data === undefined) return <GygGridSkeleton />;
  if (data.gygs.length === 0) {
    return <EmptyState headingLevel={3} title={t('common.noGygs')} text={t('home.gygsEmpty')} />;
  }
  return (
    <CardGrid>
      {data.gygs.map((gyg) => (
        <GygTile key={gyg.id} gyg={gyg} />
      ))}
    </CardGrid>
  );
}
