import type { SuperRemote } from '@gyg/contract';
import { call, useTranslation } from '@gyg/platform';
import { ActDialog, useAct } from '../../../shared/acts';
import type { RemoteAct } from '../model/remote-act';
import { usePercent } from '../model/use-percent';

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
export function ConfirmRemoteAct({ remote, asked, onClose }: ConfirmRemoteActProps) {
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
