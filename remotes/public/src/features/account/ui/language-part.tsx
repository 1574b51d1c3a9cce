import type { User } from '@gyg/contract';
import { Stack } from '@gyg/design-system';
import { RadioCards } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type FormEvent, useState } from 'react';
import { useSaving } from '../api/update-own-user';
import { AccountPart } from './account-part';
import { SaveLine } from './save-line';

/** The language of emails and notifications. */
export function LanguagePart({ user }: { user: User }) {
  const { t } = useTranslation('public');
  const saving = useSaving(user.id);
  const [locale, setLocale] = useState(user.locale ?? 'en');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save({ locale });
  };
  return (
    <AccountPart title={t('profile.account.language')} text={t('profile.account.languageText')}>
      <form onSubmit={submit}>
        <Stack gap={4}>
          <RadioCards
            legend={t('profile.account.language')}
            legendHidden
            value={locale}
            options={[
              { value: 'en', title: t('profile.account.english') },
              { value: 'se', title: t('profile.account.swedish') },
            ]}
            onValueChange={(value) => {
              setLocale(value === 'se' ? 'se' : 'en');
              saving.touch();
            }}
          />
          <SaveLine saving={saving} />
        </Stack>
      </form>
    </AccountPart>
  );
}
