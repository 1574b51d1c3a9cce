import type { RemoteList, RemoteVersion, SuperRemote } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { buildName } from '../model/build-name';
import { nextShare, type RemoteAct, shares } from '../model/remote-act';
import { usePercent } from '../model/use-percent';
import s from './remotes.module.css';

interface CanaryShareProps {
  remote: SuperRemote;
  canary: RemoteVersion;
  rule: RemoteList['rule'];
  onAsk: (act: RemoteAct) => void;
}

/** Changes how many visitors get a canary, or pauses it; with the rule by which the platform pauses it. */
export function CanaryShare({ remote, canary, rule, onAsk }: CanaryShareProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const percent = usePercent();
  const [chosen, setChosen] = useState(String(nextShare(canary.share)));
  const { entry } = canary;
  const version = buildName(remote, canary);
  const values = {
    failures: percent(rule.failures),
    slower: percent(rule.slower - 1),
    loads: number(Math.min(canary.loads, rule.loads)),
    needed: number(rule.loads),
  };
  return (
    <div className={s.share}>
      <div className={s.choice}>
        <SelectField
          label={t('remotes.share')}
          options={shares.map((percentage) => ({ value: String(percentage), label: percent(percentage / 100) }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button variant="secondary" onClick={() => onAsk({ kind: 'share', entry, version, percent: Number(chosen) })}>
          {t('remotes.apply')}
        </Button>
        <Button variant="quiet" onClick={() => onAsk({ kind: 'pause', entry, version })}>
          {t('remotes.pause')}
        </Button>
      </div>
      <p className={s.about}>{t('remotes.rule', values)}</p>
    </div>
  );
}
