import type { RemoteList, RemoteVersion, SuperRemote } from '@gyg/contract';
import { Badge, Button, Cluster, Panel } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { Table } from '@gyg/design-system/tables';
import { call, useFormat, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { ActDialog, useAct } from '../../../shared/acts';
import { buildName } from '../model/build-name';
import { canaryOf, currentOf, earlierOf, nextShare, type RemoteAct, shares } from '../model/remote-act';
import { usePercent } from '../model/use-percent';
import { NewCanary } from './new-canary';
import s from './remotes.module.css';
import { useVersionColumns } from './use-version-columns';

const tones = { current: 'good', canary: 'info', paused: 'bad', rolledBack: 'warn' } as const;

/** One remote: which visitors get which build, how the builds load, and what can be done about it. */
export function RemoteCard({ remote, rule }: { remote: SuperRemote; rule: RemoteList['rule'] }) {
  const { t } = useTranslation('super-user');
  const id = useId();
  const [asked, setAsked] = useState<RemoteAct>();
  const [starting, setStarting] = useState(false);
  const canary = canaryOf(remote);
  const columns = useVersionColumns(remote, (build) =>
    setAsked({ kind: 'rollBack', entry: build.entry, version: buildName(remote, build) }),
  );
  const canaryName = canary === undefined ? '' : buildName(remote, canary);
  const about = {
    platform: remote.platform,
    paths: t('remotes.paths', { count: remote.paths }),
    files: remote.origin === null ? t('remotes.ownFiles') : t('remotes.filesAt', { origin: remote.origin }),
  };
  return (
    <Panel padding="none" role="group" aria-labelledby={id}>
      <div className={s.head}>
        <div>
          <h2 className={s.name} id={id}>
            {remote.name}{' '}
            <Badge look="state" tone={tones[remote.state]}>
              {t(`remotes.state.${remote.state}`)}
            </Badge>
          </h2>
          <p className={s.about}>{t('remotes.about', about)}</p>
        </div>
        <Cluster gap={2}>
          {canary === undefined && earlierOf(remote).length > 0 && (
            <Button size="sm" variant="secondary" onClick={() => setStarting(true)}>
              {t('remotes.newCanary')}
            </Button>
          )}
          {canary && remote.state === 'canary' && (
            <Button size="sm" onClick={() => setAsked({ kind: 'promote', entry: canary.entry, version: canaryName })}>
              {t('remotes.promote', { version: canaryName })}
            </Button>
          )}
          {canary && remote.state === 'paused' && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() =>
                setAsked({ kind: 'share', entry: canary.entry, version: canaryName, percent: nextShare(0) })
              }
            >
              {t('remotes.resume')}
            </Button>
          )}
          {canary && (
            <Button size="sm" variant="danger" onClick={() => setAsked({ kind: 'end', version: canaryName })}>
              {t('remotes.end')}
            </Button>
          )}
        </Cluster>
      </div>
      <ShareBar remote={remote} />
      <Table
        caption={t('remotes.versions', { name: remote.name })}
        captionHidden
        columns={columns}
        rows={remote.versions}
        rowKey={({ entry }) => entry}
        rowState={({ role }) => (role === 'earlier' ? 'past' : undefined)}
      />
      {canary && remote.state === 'canary' && (
        <CanaryShare
          key={`${canary.entry} ${canary.share}`}
          remote={remote}
          canary={canary}
          rule={rule}
          onAsk={setAsked}
        />
      )}
      {starting && <NewCanary remote={remote} onAsk={setAsked} onClose={() => setStarting(false)} />}
      {asked && <ConfirmRemoteAct remote={remote} asked={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

/** Which share of the visitors gets which build, as a bar with words. */
function ShareBar({ remote }: { remote: SuperRemote }) {
  const { t } = useTranslation('super-user');
  const percent = usePercent();
  const current = currentOf(remote);
  const canary = canaryOf(remote);
  if (current === undefined) return null;
  return (
    <p className={s.bar}>
      <span className={s.part}>
        {canary === undefined
          ? t('remotes.everyone', { version: buildName(remote, current) })
          : t('remotes.part', { version: buildName(remote, current), share: percent(current.share) })}
      </span>
      {canary && (
        <span className={s.part} data-canary={remote.state} style={{ flexBasis: `${canary.share * 100}%` }}>
          {t('remotes.part', { version: buildName(remote, canary), share: percent(canary.share) })}
        </span>
      )}
    </p>
  );
}

interface CanaryShareProps {
  remote: SuperRemote;
  canary: RemoteVersion;
  rule: RemoteList['rule'];
  onAsk: (act: RemoteAct) => void;
}

/** Changes how many visitors get a canary, or pauses it; with the rule by which the platform pauses it. */
function CanaryShare({ remote, canary, rule, onAsk }: CanaryShareProps) {
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

/** The call that a decision makes. */
function send(name: string, act: RemoteAct, reason: string | undefined): Promise<unknown> {
  const params = { name };
  const why = reason === undefined ? {} : { reason };
  switch (act.kind) {
    case 'promote':
      return call('promoteRemote', { params, body: { entry: act.entry, ...why } });
    case 'share':
      return call('shareRemote', { params, body: { entry: act.entry, percent: act.percent, ...why } });
    case 'pause':
      return call('shareRemote', { params, body: { entry: act.entry, percent: 0, ...why } });
    case 'end':
      return call('rollBackRemote', { params, body: why });
    case 'rollBack':
      return call('rollBackRemote', { params, body: { entry: act.entry, ...why } });
  }
}

/** As in the contract. */
const longestReason = 300;

interface ConfirmRemoteActProps {
  remote: SuperRemote;
  asked: RemoteAct;
  onClose: () => void;
}

/** Asks before a decision about a remote, which every visitor may notice, and for its reason. */
function ConfirmRemoteAct({ remote, asked, onClose }: ConfirmRemoteActProps) {
  const { t } = useTranslation('super-user');
  const percent = usePercent();
  const { busy, act } = useAct(['listRemotes', 'getSuperDesk']);
  const { name } = remote;
  const share = asked.kind === 'share' ? percent(asked.percent / 100) : '';
  const values = { name, version: asked.version, share };
  return (
    <ActDialog
      title={t(`remotes.ask.${asked.kind}.title`, values)}
      confirm={t(`remotes.ask.${asked.kind}.confirm`, values)}
      tone={asked.kind === 'end' || asked.kind === 'rollBack' ? 'danger' : 'primary'}
      busy={busy}
      maxLength={longestReason}
      onConfirm={async (reason) => {
        await act(() => send(name, asked, reason), t(`remotes.ask.${asked.kind}.done`, values));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(`remotes.ask.${asked.kind}.text`, values)}</p>
    </ActDialog>
  );
}
