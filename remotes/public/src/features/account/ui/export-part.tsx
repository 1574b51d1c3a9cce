import type { User } from '@gyg/contract';
import { Button, Progress } from '@gyg/design-system';
import { call, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { exportFileName, saveFile } from '../model/save-file';
import { AccountPart } from './account-part';
import s from './account-part.module.css';

/** Downloads all data stored about the user. */
export function ExportPart({ user }: { user: User }) {
  const { t } = useTranslation('public');
  const { start, busy, fileName, failure } = useExport(user);
  return (
    <AccountPart title={t('profile.account.export')} text={t('profile.account.exportText')}>
      <Button variant="secondary" icon="download" busy={busy} onClick={() => void start()}>
        {t('profile.account.exportAction')}
      </Button>
      <div role="status" className={s.wide}>
        {busy && (
          <>
            <p>{t('profile.account.exporting')}</p>
            <Progress label={t('profile.account.exporting')} />
          </>
        )}
        {fileName !== undefined && <p>{t('profile.account.exported', { name: fileName })}</p>}
      </div>
      <div role="alert">
        {failure !== undefined && (
          <p className={s.failure}>
            {t('profile.account.exportFailed')} <span className={s.detail}>{failure}</span>
          </p>
        )}
      </div>
    </AccountPart>
  );
}

/** Exports all data stored about the user as a file, and returns the state of the export. */
function useExport({ id, fullName }: User) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [fileName, setFileName] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    setBusy(true);
    setFileName(undefined);
    setFailure(undefined);
    try {
      const held = await call('exportUser', { params: { userId: id } });
      const name = exportFileName(fullName, held.exported);
      saveFile(name, new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
      setFileName(name);
    } catch (thrown) {
      setFailure(errorText(thrown).detail);
    }
    setBusy(false);
  };
  return { start, busy, fileName, failure };
}
