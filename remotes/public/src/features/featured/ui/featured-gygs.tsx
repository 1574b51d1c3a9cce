import { CardGrid, EmptyState, ErrorState, MoreLink, Page, Section } from '@gyg/design-system';
import { paths, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import { GygTile } from '../../../shared/gyg-tile';
import { useFeaturedGygs } from '../api/list-featured';

/** Up to ten featured gygs, as many as fill rows of four, three or two. `open` is the number of open gygs. */
export function FeaturedGygs({ open }: { open: number | undefined }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <Page>
      <Section
        title={t('home.gygs')}
        action={
          <MoreLink href={paths.openGygs()}>
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
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { data, error, refetch } = useFeaturedGygs();
  if (error) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={3} />;
  if (data === undefined) return <GygGridSkeleton />;
  if (data.gygs.length === 0) {
    return <EmptyState headingLevel={3} title={t('common.noGygs')} text={t('home.gygsEmpty')} />;
  }
  return (
    <CardGrid fullRows>
      {data.gygs.map((gyg) => (
        <GygTile key={gyg.id} gyg={gyg} />
      ))}
    </CardGrid>
  );
}
