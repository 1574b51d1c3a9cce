import type { Need, UserOrganization } from '@gyg/contract';
import { Button, Cluster } from '@gyg/design-system';
import type { DefinitionListProps } from '@gyg/design-system/tables';
import { type Language, useTranslation } from '@gyg/platform';
import { OrganizationLogo } from '../../../shared/organization-logo';
import type { Stage } from '../model/booking-choice';

/** Goes back to the stage of a row. `label` identifies it for screen readers. */
function ChangeButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Button variant="quiet" size="sm" aria-label={label} onClick={onClick}>
      {t('book.confirmation.change')}
    </Button>
  );
}

type Row = DefinitionListProps['rows'][number];

/** The choices so far, as rows with a button that goes back to their stage. */
export function useDecided(onShow: (stage: Stage) => void) {
  const { t } = useTranslation('booking');
  return {
    give: (need: Need, lang: Language): Row => ({
      term: t('book.confirmation.youGive'),
      value: <span lang={lang}>{need.title}</span>,
      action: <ChangeButton label={t('book.confirmation.changeGive')} onClick={() => onShow('participation')} />,
    }),
    /** Without an organisation: the user. */
    representing: (organization: UserOrganization | undefined): Row => ({
      term: t('book.confirmation.representing'),
      value:
        organization === undefined ? (
          t('book.confirmation.myself')
        ) : (
          <Cluster>
            <OrganizationLogo name={organization.name} logo={organization.logo} />
            {organization.name}
          </Cluster>
        ),
      action: (
        <ChangeButton label={t('book.confirmation.changeRepresenting')} onClick={() => onShow('representation')} />
      ),
    }),
  };
}
