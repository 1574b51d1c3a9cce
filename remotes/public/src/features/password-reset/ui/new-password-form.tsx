import { Button, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useForm, useWatch } from '@gyg/platform/forms';
import { useState } from 'react';
import { CodeField } from '../../../shared/code-field';
import { EmailField } from '../../../shared/email-field';
import { NewCode } from '../../../shared/new-code';
import { NewPasswordField } from '../../../shared/new-password-field';
import { ProblemBanner } from '../../../shared/problem-banner';
import { useCarried } from '../../../shared/use-carried';
import { lacksValues, useFormRules } from '../../../shared/use-form-rules';
import { type NewPasswordValues, useNewPassword } from '../model/use-new-password';

/** Email, code and the new password, and a button for a new code. */
export function NewPasswordForm() {
  const { t } = useTranslation('public');
  const { email = '' } = useCarried();
  const rules = useFormRules();
  const { register, handleSubmit, control, formState, setError, trigger, getValues } = useForm<NewPasswordValues>({
    defaultValues: { email, code: '', password: '' },
  });
  const { change, sendCode, refuse, refuseCode, problem } = useNewPassword((message) =>
    setError('password', { message }, { shouldFocus: true }),
  );
  const [sending, setSending] = useState(false);
  const password = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;
  const sendAgain = async () => {
    if (!(await trigger('email', { shouldFocus: true }))) return refuseCode();
    setSending(true);
    await sendCode(getValues('email'));
    setSending(false);
  };
  return (
    <form noValidate onSubmit={handleSubmit(change, (broken) => refuse(lacksValues(broken)))}>
      <Stack gap={4}>
        <ProblemBanner problem={problem} />
        <EmailField autoComplete="username" error={errors.email?.message} {...register('email', rules.email)} />
        <CodeField error={errors.code?.message} {...register('code', rules.code)} />
        <NewPasswordField
          label={t('account.newPassword.password')}
          typed={password}
          error={errors.password?.message}
          {...register('password', rules.newPassword)}
        />
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {t('account.newPassword.submit')}
        </Button>
        <NewCode busy={sending} onSend={sendAgain} />
      </Stack>
    </form>
  );
}
