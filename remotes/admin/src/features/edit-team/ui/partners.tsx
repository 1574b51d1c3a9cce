import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useEditor } from '../../../shared/gyg-editor';
import { useFoundOrganizations } from '../api/search';
import { addPartner, removePartner, usePartners, useTeamChange } from '../api/team';
import { AddField } from './add-field';
import { ConfirmRemoval, type Removal } from './confirm-removal';
import { TeamList } from './team-list';

/** The partner organisations, and those that were asked and have not answered. */
export function Partners() {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const { gyg } = useEditor().desk;
  const list = usePartners(gyg.id);
  const [text, setText] = useState('');
  const [removal, setRemoval] = useState<Removal>();
  const found = useFoundOrganizations(text);
  const partners = list.data?.partners ?? [];
  const isThere = (id: string) =>
    id === gyg.organizationId || partners.some(({ organizationId }) => organizationId === id);
  const add = useTeamChange(
    ({ value }: { value: string; label: string }) => addPartner(gyg.id, value),
    ({ label }) => t('team.asked', { name: label }),
  );
  const remove = useTeamChange(
    ({ id }: Removal) => removePartner(gyg.id, id),
    ({ name }) => t('team.removed', { name }),
  );
  return (
    <div>
      <TeamList
        heading={t('team.partners')}
        empty={t('team.noPartners')}
        list={list}
        rows={partners.map(({ organizationId, orgName, orgLogo, accepted, created }) => ({
          id: organizationId,
          name: orgName,
          note: accepted ? t('team.isPartner') : t('team.waits', { date: date(created) }),
          image: orgLogo,
          kind: 'organization',
        }))}
        onRemove={({ id, name }) => {
          const accepted = partners.find(({ organizationId }) => organizationId === id)?.accepted;
          setRemoval({ id, name, text: t(accepted ? 'team.removePartner' : 'team.withdraw', { name }) });
        }}
      />
      <AddField
        label={t('team.addOrganization')}
        hint={t('team.addOrganizationHint')}
        show={t('team.showOrganizations')}
        options={found.items
          .filter(({ id }) => !isThere(id))
          .map(({ id, name, city }) => ({ value: id, label: name, note: city === '' ? undefined : city }))}
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
