import { paths, useNavigate, useSession, useTranslation } from '@gyg/platform';
import { useEditor } from '../../../shared/gyg-editor';
import { usePeople } from '../api/search';
import { addManager, removeManager, useManagers } from '../api/team';
import { TeamGroup } from './team-group';

/** The gyg managers: they edit the gyg and see its bookings. */
export function GygManagers() {
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
