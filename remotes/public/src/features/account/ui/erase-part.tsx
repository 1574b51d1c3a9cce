import type { User } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useIssuerName } from '../model/use-issuer-name';
import { AccountPart } from './account-part';
import s from './account-part.module.css';
import { EraseDialog } from './erase-dialog';

/** Explains what erasure removes and what remains (decision 0012), with a button to erase. */
export function ErasePart({ user }: { user: User }) {
  const { t } = useTranslation('public');
  const issuer = useIssuerName();
  const [open, setOpen] = useState(false);
  const goes = ['person', 'coming', 'words', 'memberships'] as const;
  const stays = ['counts', 'pictures', 'organizations'] as const;
  return (
    <AccountPart title={t('profile.erase.title')} text={t('profile.erase.text')} tone="danger">
      <div className={s.two}>
        <div>
          <h3>{t('profile.erase.goes')}</h3>
          <ul>
            {goes.map((item) => (
              <li key={item}>{t(`profile.erase.goesItems.${item}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('profile.erase.stays')}</h3>
          <ul>
            {stays.map((item) => (
              <li key={item}>{t(`profile.erase.staysItems.${item}`)}</li>
            ))}
            {issuer !== undefined && <li>{t('profile.erase.elsewhere', { issuer })}</li>}
          </ul>
        </div>
      </div>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        {t('profile.erase.start')}
      </Button>
      <EraseDialog user={user} open={open} onClose={() => setOpen(false)} />
    </AccountPart>
  );
}
