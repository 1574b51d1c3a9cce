import type { DirectoryEntry } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { OrganizationTile } from '@gyg/design-system';
import { paths, toLanguage, useFormat, useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';
import { useOrganizationKind } from '../../../shared/use-organization-kind';

/** The grid is three columns of a page of 1408 pixels. */
const sizes = '(max-width: 500px) 100vw, (max-width: 700px) 50vw, 464px';

/** An organisation in the directory, linked to its page. */
export function DirectoryCard({ organization }: { organization: DirectoryEntry }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { goal } = useGoals();
  const kind = useOrganizationKind();
  const { name, friendlyUrl, heroImage, logo, summary, language, openGygs, goals } = organization;
  return (
    <OrganizationTile
      name={name}
      href={paths.organizationByName(friendlyUrl)}
      image={heroImage === null ? undefined : { ...heroSizes(heroImage), sizes, width: 480, height: 270 }}
      logo={logo ?? undefined}
      detail={kind(organization)}
      summary={summary}
      summaryLang={toLanguage(language)}
      note={t('directory.openGygs', { count: openGygs, formatted: number(openGygs) })}
      goals={goals.map((id) => ({ id, label: goal(id).label }))}
    />
  );
}
