import type { UserOrganization } from '@gyg/contract';
import { Banner, Button, Cluster, Icon, Link } from '@gyg/design-system';
import { RadioCards } from '@gyg/design-system/forms';
import { DefinitionList, type DefinitionListProps } from '@gyg/design-system/tables';
import { paths, useLanguage, useTranslation } from '@gyg/platform';
import { OrganizationLogo } from '../../../shared/organization-logo';
import { StageForm } from './stage-form';
import type { StageProps } from './stage-props';

interface StageRepresentationProps extends StageProps {
  organizations: readonly UserOrganization[];
  /** The name of the chosen organisation, if the user is no longer a member of it. */
  lostMembership: string | undefined;
  /** The choices so far. */
  decided: DefinitionListProps['rows'];
  onPrevious: () => void;
  onNext: () => void;
}

/** The user, or one of the user's organisations by name, with a note on what representing it means. */
export function StageRepresentation(props: StageRepresentationProps) {
  const { choice, problem, problemText, attempts, onChange, organizations, decided, onPrevious, onNext } = props;
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const sorted = organizations.toSorted((left, right) => left.name.localeCompare(right.name, language));
  const choose = (value: string) => {
    if (value === 'personal') onChange({ representing: 'personal', organizationId: null });
    if (value === 'organization') {
      const only = sorted.length === 1 ? sorted[0]?.organizationId : undefined;
      onChange({ representing: 'organization', organizationId: only ?? choice.organizationId });
    }
  };
  return (
    <StageForm
      title={t('book.representation.title')}
      lead={t('book.representation.lead')}
      attempts={attempts}
      onSubmit={onNext}
    >
      {props.lostMembership !== undefined && (
        <Banner tone="warn" role="alert" title={t('book.representation.lost', { name: props.lostMembership })}>
          {t('book.representation.lostText')}
        </Banner>
      )}
      <DefinitionList rows={decided} />
      {organizations.length === 0 && (
        <Banner
          tone="info"
          actions={
            <Link variant="standalone" href={paths.myOrganizations()}>
              {t('book.representation.findOrganization')}
            </Link>
          }
        >
          {t('book.representation.noOrganization')}
        </Banner>
      )}
      <RadioCards
        legend={t('book.representation.kind')}
        name="representing"
        value={choice.representing}
        error={problem === 'representation' && problemText}
        onValueChange={choose}
        options={[
          {
            value: 'personal',
            title: t('book.representation.personal'),
            detail: t('book.representation.personalDetail'),
            media: <Icon name="heart" />,
          },
          ...(organizations.length === 0
            ? []
            : [
                {
                  value: 'organization',
                  title: t('book.representation.organization'),
                  detail: t('book.representation.organizationDetail'),
                  media: <Icon name="users" />,
                },
              ]),
        ]}
      />
      {choice.representing === 'personal' && organizations.length > 0 && (
        <Banner tone="warn">{t('book.representation.benefit')}</Banner>
      )}
      {choice.representing === 'organization' && (
        <RadioCards
          legend={t('book.representation.choose')}
          name="organization"
          value={choice.organizationId}
          error={problem === 'organization' && problemText}
          onValueChange={(organizationId) => onChange({ organizationId })}
          options={sorted.map(({ organizationId, name, logo }) => ({
            value: organizationId,
            title: name,
            media: <OrganizationLogo name={name} logo={logo} />,
          }))}
        />
      )}
      <Cluster justify="end">
        <Button variant="secondary" size="lg" onClick={onPrevious}>
          {t('book.previous')}
        </Button>
        <Button type="submit" size="lg">
          {t('book.next')}
        </Button>
      </Cluster>
    </StageForm>
  );
}
