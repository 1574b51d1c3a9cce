import type { CatalogWithGygs } from '@gyg/contract';
import { Avatar, Button, CardGrid, EmptyState, GygHero, Page, PageHeader, Section } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { GygTile } from '../../../shared/gyg-tile';
import { SharePage } from '../../../shared/share-page';

/** The goal of a catalogue without gygs, for its poster: partnerships. */
const partnerships = 17;

/** A catalogue: the poster of its first gyg's goal, organisation and name, and its gygs four in a row. */
export function Catalog({ catalog }: { catalog: CatalogWithGygs }) {
  const { t } = useTranslation('public');
  const { name, gygs, orgName, orgLogo, orgFriendlyUrl, friendlyUrl } = catalog;
  const [first] = gygs;
  const organization = paths.organizationByName(orgFriendlyUrl);
  return (
    <>
      {/* Not its picture, which is on the first card. */}
      <GygHero goal={first?.sdgGoalId ?? partnerships} size="banner" />
      <Page padded>
        <PageHeader
          mark={<Avatar kind="organization" size="xl" seed={orgName} src={orgLogo ?? undefined} />}
          eyebrow={<a href={organization}>{orgName}</a>}
          title={name}
          lead={gygs.length > 0 ? t('catalog.lead', { count: gygs.length }) : undefined}
        >
          <SharePage path={paths.catalogByName(orgFriendlyUrl, friendlyUrl)} title={name} label={t('catalog.share')} />
        </PageHeader>
        <Section spacing="tight">
          {gygs.length === 0 ? (
            <EmptyState
              title={t('catalog.empty')}
              text={t('catalog.emptyText', { name: orgName })}
              actions={<Button href={organization}>{t('catalog.toOrganization', { name: orgName })}</Button>}
            />
          ) : (
            <CardGrid>
              {gygs.map((gyg) => (
                <GygTile key={gyg.id} gyg={gyg} headingLevel={2} />
              ))}
            </CardGrid>
          )}
        </Section>
      </Page>
    </>
  );
}
