import type { SuperRemote } from '@gyg/contract';
import { FormDialog, SelectField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { buildName } from '../model/build-name';
import { earlierOf, nextShare, type RemoteAct, shares } from '../model/remote-act';
import { usePercent } from '../model/use-percent';

interface NewCanaryProps {
  remote: SuperRemote;
  onAsk: (act: RemoteAct) => void;
  onClose: () => void;
}

/** Chooses a build that was deployed before, and a share, for a new canary. New builds get one when they are deployed. */
export function NewCanary({ remote, onAsk, onClose }: NewCanaryProps) {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const percent = usePercent();
  const builds = earlierOf(remote);
  const [entry, setEntry] = useState(builds[0]?.entry ?? '');
  const [share, setShare] = useState(String(nextShare(0)));
  const build = builds.find((candidate) => candidate.entry === entry);
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('remotes.newCanaryOf', { name: remote.name })}
      closeLabel={t('confirm.close')}
      cancel={t('confirm.cancel')}
      confirm={t('remotes.goOn')}
      disabled={build === undefined}
      onConfirm={() => {
        onClose();
        if (build) onAsk({ kind: 'share', entry, version: buildName(remote, build), percent: Number(share) });
      }}
    >
      <p>{t('remotes.newCanaryText')}</p>
      <SelectField
        label={t('remotes.build')}
        options={builds.map((build) => ({
          value: build.entry,
          label: [buildName(remote, build), build.deployedAt === null ? '' : dateTime(build.deployedAt)]
            .filter(Boolean)
            .join(', '),
        }))}
        value={entry}
        onChange={(event) => setEntry(event.target.value)}
      />
      <SelectField
        label={t('remotes.share')}
        options={shares.map((percentage) => ({ value: String(percentage), label: percent(percentage / 100) }))}
        value={share}
        onChange={(event) => setShare(event.target.value)}
      />
    </FormDialog>
  );
}
