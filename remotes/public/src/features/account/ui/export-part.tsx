import type { User } from '@gyg/contract';
import { Button, Progress } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useExport } from '../model/use-export';
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
