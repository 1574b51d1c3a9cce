import { useFormat, useTranslation } from '@gyg/platform';
import { useEditor } from '../../../shared/gyg-editor';
import { useOrganizations } from '../api/search';
import { addPartner, removePartner, usePartners } from '../api/team';
import { TeamGroup } from './team-group';

/** The partner organisations, and those that were asked and have not answered. */
export function Partners() {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const { gyg } = useEditor().desk;
  const list = usePartners(gyg.id);
  return (
    <TeamGroup
      heading={t('team.partners')}
      empty={t('team.noPartners')}
      list={list}
      rows={(list.data?.partners ?? []).map(({ organizationId, orgName, orgLogo, accepted, created }) => ({
        id: organizationId,
        name: orgName,
        note: accepted ? t('team.isPartner') : t('team.waits', { date: date(created) }),
        image: orgLogo,
        kind: 'organization',
        removeText: t(accepted ? 'team.removePartner' : 'team.withdraw', { name: orgName }),
      }))}
      field={{
        label: t('team.addOrganization'),
        hint: t('team.addOrganizationHint'),
        show: t('team.showOrganizations'),
        useSearch: useOrganizations,
      }}
      without={[gyg.organizationId]}
      add={(id) => addPartner(gyg.id, id)}
      added={(name) => t('team.asked', { name })}
      remove={(id) => removePartner(gyg.id, id)}
    />
  );
}
