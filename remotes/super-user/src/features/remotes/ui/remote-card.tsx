import type { RemoteList, SuperRemote } from '@gyg/contract';
import { Badge, Button, Cluster, Panel } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { buildName } from '../model/build-name';
import { canaryOf, earlierOf, nextShare, type RemoteAct } from '../model/remote-act';
import { CanaryShare } from './canary-share';
import { ConfirmRemoteAct } from './confirm-remote-act';
import { NewCanary } from './new-canary';
import s from './remotes.module.css';
import { ShareBar } from './share-bar';
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
