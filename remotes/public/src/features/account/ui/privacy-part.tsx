import type { User } from '@gyg/contract';
import { Stack } from '@gyg/design-system';
import { Checkbox } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type FormEvent, useState } from 'react';
import { useSaving } from '../api/update-own-user';
import { AccountPart } from './account-part';
import s from './account-part.module.css';
import { SaveLine } from './save-line';

/** Whether the user is named among participants and listed by search engines, and what that means. */
export function PrivacyPart({ user }: { user: User }) {
  const { t } = useTranslation('public');
  const saving = useSaving(user.id);
  const [showName, setShowName] = useState(user.showName ?? true);
  const [searchable, setSearchable] = useState(user.searchable ?? false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save({ showName, searchable });
  };
  return (
    <AccountPart title={t('profile.account.privacy')}>
      <form onSubmit={submit}>
        <Stack gap={4}>
          <Checkbox
            checked={showName}
            onChange={({ currentTarget }) => {
              setShowName(currentTarget.checked);
              saving.touch();
            }}
          >
            {t('profile.account.showName')}
          </Checkbox>
          <p className={s.meaning} aria-live="polite">
            {showName ? t('profile.account.shown') : t('profile.account.hidden')}
          </p>
          <Checkbox
            checked={searchable && showName}
            disabled={!showName}
            onChange={({ currentTarget }) => {
              setSearchable(currentTarget.checked);
              saving.touch();
            }}
          >
            {t('profile.account.searchable')}
          </Checkbox>
          <SaveLine saving={saving} />
        </Stack>
      </form>
    </AccountPart>
  );
}
