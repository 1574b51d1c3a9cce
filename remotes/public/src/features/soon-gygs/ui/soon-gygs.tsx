import { CardGrid, ErrorState, MoreLink, Page, Section } from '@gyg/design-system';
import { paths, useLoadFailure, useTranslation } from '@gyg/platform';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import { GygTile } from '../../../shared/gyg-tile';
import { useSoonGygs } from '../api/list-soon-gygs';

/** The next upcoming gygs with free places. Renders nothing if there are none. */
export function SoonGygs() {
  const { t } = useTranslation('public');
  const loadFailure = useLoadFailure();
  const { gygs, error, retry } = useSoonGygs();
  if (gygs?.length === 0) return null;
  return (
    <Page>
      <Section
        title={t('member.soon.title')}
        spacing="tight"
        action={<MoreLink href={paths.openGygs()}>{t('member.soon.all')}</MoreLink>}
      >
        {error && gygs === undefined && <ErrorState {...loadFailure(error, retry)} headingLevel={3} />}
        {!error && gygs === undefined && <GygGridSkeleton rows={1} />}
        {gygs && (
          <CardGrid fullRows>
            {gygs.map((gyg) => (
              <GygTile key={gyg.id} gyg={gyg} />
            ))}
          </CardGrid>
        )}
      </Section>
    </Page>
  );
}
