import { paths, useFormat, useNavigate, useSession, useTranslation } from '@gyg/platform';
import { EditorSection, useEditor } from '../../../shared/gyg-editor';
import {
  addManager,
  addPartner,
  removeManager,
  removePartner,
  useManagers,
  useOrganizations,
  usePartners,
  usePeople,
} from '../api/team-calls';
import { TeamGroup } from './team-group';

/** The people who run the gyg, and the organisations beside the host. */
export function TeamSection() {
  const { t } = useTranslation('admin');
  return (
    <EditorSection id="team" title={t('team.title')} lead={t('team.lead')}>
      <GygManagers />
      <Partners />
    </EditorSection>
  );
}

/** The gyg managers: they edit the gyg and see its bookings. */
function GygManagers() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { gyg, isAdmin } = useEditor().desk;
  const ownId = useSession(({ userId }) => userId);
  const list = useManagers(gyg.id);
  return (
    <TeamGroup
      heading={t('team.managers')}
      empty={t('team.noManagers')}
      list={list}
      rows={(list.data?.users ?? []).map(({ id, fullName, profileImage }) => ({
        id,
        name: fullName,
        note: id === ownId ? t('team.you') : undefined,
        image: profileImage,
        kind: 'person',
        removeText: id === ownId ? t('team.removeSelf') : t('team.removeManager', { name: fullName }),
      }))}
      field={{
        label: t('team.addPerson'),
        hint: t('team.addPersonHint'),
        show: t('team.showPeople'),
        useSearch: usePeople,
      }}
      add={(id) => addManager(gyg.id, id)}
      added={(name) => t('team.added', { name })}
      remove={(id) => removeManager(gyg.id, id)}
      onRemoved={(id) => {
        // Others can no longer edit the gyg once they have removed themselves.
        if (id === ownId && !isAdmin) void navigate(paths.managedGygs(), { replace: true });
      }}
    />
  );
}

/** The partner organisations, and those that were asked and have not answered. */
function Partners() {
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
