import { useSession, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useEditor } from '../../../shared/gyg-editor';
import { useFoundPeople } from '../api/search';
import { addManager, removeManager, useManagers, useTeamChange } from '../api/team';
import { AddField } from './add-field';
import { ConfirmRemoval, type Removal } from './confirm-removal';
import { TeamList } from './team-list';

/** The gyg managers: they edit the gyg and see its bookings. */
export function GygManagers() {
  const { t } = useTranslation('admin');
  const { id: gygId } = useEditor().desk.gyg;
  const ownId = useSession(({ userId }) => userId);
  const list = useManagers(gygId);
  const [text, setText] = useState('');
  const [removal, setRemoval] = useState<Removal>();
  const found = useFoundPeople(text);
  const managers = list.data?.users ?? [];
  const isManager = (id: string) => managers.some((manager) => manager.id === id);
  const add = useTeamChange(
    ({ value }: { value: string; label: string }) => addManager(gygId, value),
    ({ label }) => t('team.added', { name: label }),
  );
  const remove = useTeamChange(
    ({ id }: Removal) => removeManager(gygId, id),
    ({ name }) => t('team.removed', { name }),
  );
  return (
    <div>
      <TeamList
        heading={t('team.managers')}
        empty={t('team.noManagers')}
        list={list}
        rows={managers.map(({ id, fullName, profileImage }) => ({
          id,
          name: fullName,
          note: id === ownId ? t('team.you') : undefined,
          image: profileImage,
          kind: 'person',
        }))}
        onRemove={({ id, name }) =>
          setRemoval({ id, name, text: id === ownId ? t('team.removeSelf') : t('team.removeManager', { name }) })
        }
      />
      <AddField
        label={t('team.addPerson')}
        hint={t('team.addPersonHint')}
        show={t('team.showPeople')}
        options={found.items
          .filter(({ id }) => !isManager(id))
          .map(({ id, fullName, email }) => ({ value: id, label: fullName, note: email }))}
        {...{ text, found }}
        onText={setText}
        onChosen={add.mutate}
      />
      <ConfirmRemoval
        removal={removal}
        busy={remove.isPending}
        onClose={() => setRemoval(undefined)}
        onConfirm={(confirmed) => remove.mutate(confirmed, { onSettled: () => setRemoval(undefined) })}
      />
    </div>
  );
}
