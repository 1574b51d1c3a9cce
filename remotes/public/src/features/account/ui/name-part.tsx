import type { User } from '@gyg/contract';
import { limits, plainLine } from '@gyg/contract/rules';
import { Stack } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useSaving } from '../api/update-own-user';
import { AccountPart } from './account-part';
import { SaveLine } from './save-line';

/** Whether a name is one line with a visible character, as the contract requires. */
const readable = (name: string) => plainLine(name) !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name);

/** The name, which can be changed, and the email address, which cannot. */
export function NamePart({ user }: { user: User }) {
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
