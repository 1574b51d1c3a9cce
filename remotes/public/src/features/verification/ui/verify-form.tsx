import { isEmail, limits } from '@gyg/contract/rules';
import { Banner, Button, Stack, TextField } from '@gyg/design-system';
import { useForm, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useCarried } from '../../../shared/use-carried';
import { useVerification } from '../model/use-verification';
import s from './verify-form.module.css';

interface VerifyValues {
  email: string;
  code: string;
}

/** E-mail and code, and a way to a new code. */
export function VerifyForm() {
  const { t } = useTranslation('public');
  const { email = '' } = useCarried();
  const { confirm, resend, problem } = useVerification();
  const [sending, setSending] = useState(false);
  const { register, handleSubmit, formState, trigger, getValues, setFocus } = useForm<VerifyValues>({
    defaultValues: { email, code: '' },
  });
  const { errors, isSubmitting } = formState;
  const sendAgain = async () => {
    if (!(await trigger('email'))) return setFocus('email');
    setSending(true);
    await resend(getValues('email'));
    setSending(false);
  };
  return (
    <form noValidate onSubmit={handleSubmit(confirm)}>
      <Stack gap={4}>
        {problem && (
          <Banner tone="bad" role="alert" title={problem.text}>
            {problem.detail}
          </Banner>
        )}
        <TextField
          label={t('account.email')}
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          error={errors.email?.message}
          {...register('email', {
            validate: (text) =>
              text.trim() === '' ? t('account.emailMissing') : isEmail(text.trim()) || t('account.emailInvalid'),
          })}
        />
        <TextField
          label={t('account.verify.code')}
          hint={t('account.verify.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className={s.code}
          error={errors.code?.message}
          {...register('code', { validate: (text) => text.trim() !== '' || t('account.verify.codeMissing') })}
        />
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {t('account.verify.submit')}
        </Button>
        <div className={s.again}>
          <p>{t('account.verify.resendText')}</p>
          <Button variant="secondary" icon="refresh" busy={sending} onClick={sendAgain}>
            {t('account.verify.resend')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
