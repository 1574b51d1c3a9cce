import type { User } from '@gyg/contract';
import { limits, plainLine } from '@gyg/contract/rules';
import { Button, Icon, Stack } from '@gyg/design-system';
import { Checkbox, RadioCards, TextField } from '@gyg/design-system/forms';
import { paths, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { type FormEvent, useState } from 'react';
import { type Saving, useSaving } from '../api/account-calls';
import { useIssuerName } from '../model/use-issuer-name';
import { AccountPart } from './account-part';
import s from './account-part.module.css';
import { ErasePart } from './erase-part';
import { ExportPart } from './export-part';
import { SitesPart } from './sites-part';

/** The editable parts of the user's account, each saved separately. */
export const AccountParts = ({ user }: { user: User }) => (
  <>
    <NamePart user={user} />
    <PrivacyPart user={user} />
    <LanguagePart user={user} />
    <PasswordPart user={user} />
    <SitesPart user={user} />
    <ExportPart user={user} />
    <ErasePart user={user} />
  </>
);

/** Whether a name is one line with a visible character, as the contract requires. */
const readable = (name: string) => plainLine(name) !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name);

/** The name, which can be changed, and the email address, which cannot. */
function NamePart({ user }: { user: User }) {
  const { t } = useTranslation('public');
  const saving = useSaving(user.id);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { fullName: user.fullName } });
  const submit = handleSubmit(({ fullName }) => saving.save({ fullName: fullName.trim() }));
  return (
    <AccountPart title={t('profile.account.name')} text={t('profile.account.nameText')}>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextField
            label={t('account.name')}
            autoComplete="name"
            maxLength={limits.name}
            error={formState.errors.fullName?.message}
            {...register('fullName', {
              onChange: saving.touch,
              validate: {
                required: (name) => name.trim() !== '' || t('account.nameMissing'),
                readable: (name) => readable(name) || t('profile.account.nameInvalid'),
              },
            })}
          />
          <TextField
            label={t('account.email')}
            hint={t('profile.account.emailHint')}
            type="email"
            readOnly
            value={user.email ?? ''}
          />
          <SaveLine saving={saving} />
        </Stack>
      </form>
    </AccountPart>
  );
}

/** Whether the user is named among participants and listed by search engines, and what that means. */
function PrivacyPart({ user }: { user: User }) {
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

/** The language of emails and notifications. */
function LanguagePart({ user }: { user: User }) {
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

/** A link to set a new password, or a note that another issuer manages it. */
function PasswordPart({ user }: { user: User }) {
  const { t } = useTranslation('public');
  const issuer = useIssuerName();
  if (issuer !== undefined) {
    return (
      <AccountPart title={t('profile.account.password')}>
        <p>{t('profile.account.passwordElsewhere', { issuer })}</p>
      </AccountPart>
    );
  }
  const carry = user.email === undefined ? {} : { email: user.email };
  return (
    <AccountPart title={t('profile.account.password')} text={t('profile.account.passwordText')}>
      <Button variant="secondary" icon="lock" href={paths.resetPassword(carry)}>
        {t('profile.account.changePassword')}
      </Button>
    </AccountPart>
  );
}

/** The save button of a part, and the result: announced, and shown until the next change. */
function SaveLine({ saving: { busy, saved, failure } }: { saving: Saving }) {
  const { t } = useTranslation('public');
  return (
    <div className={s.save}>
      <Button type="submit" busy={busy}>
        {t('profile.account.save')}
      </Button>
      <span role="status">
        {saved && (
          <span className={s.saved}>
            <Icon name="check" />
            {t('profile.account.saved')}
          </span>
        )}
      </span>
      <span role="alert">
        {failure && (
          <>
            <span className={s.failure}>{failure.text}</span> <span className={s.detail}>{failure.detail}</span>
          </>
        )}
      </span>
    </div>
  );
}
