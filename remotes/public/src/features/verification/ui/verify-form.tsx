import { Button, Link, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useEffect, useState } from 'react';
import { useAccountWays } from '../../../shared/account-ways';
import { CodeField } from '../../../shared/code-field';
import { EmailField } from '../../../shared/email-field';
import { NewCode } from '../../../shared/new-code';
import { NoticeBanner } from '../../../shared/notice-banner';
import { ProblemBanner } from '../../../shared/problem-banner';
import { carry, useCarried } from '../../../shared/use-carried';
import { lacksValues, useFormRules } from '../../../shared/use-form-rules';
import { useVerification } from '../model/use-verification';

interface VerifyValues {
  email: string;
  code: string;
}

/** Email and code, and a button for a new code. */
export function VerifyForm() {
  const { t } = useTranslation('public');
  const { email = '', target } = useCarried();
  const ways = useAccountWays();
  const rules = useFormRules();
  const { confirm, resend, refuse, refuseResend, problem } = useVerification();
  const [sending, setSending] = useState(false);
  const { register, handleSubmit, formState, trigger, getValues, setFocus } = useForm<VerifyValues>({
    defaultValues: { email, code: '' },
  });
  const { errors, isSubmitting } = formState;
  // Only the code is missing, so that typing can begin at once.
  useEffect(() => {
    if (email !== '') setFocus('code');
  }, [email, setFocus]);
  const sendAgain = async () => {
    if (!(await trigger('email', { shouldFocus: true }))) return refuseResend();
    setSending(true);
    await resend(getValues('email'));
    setSending(false);
  };
  return (
    <form noValidate onSubmit={handleSubmit(confirm, (broken) => refuse(lacksValues(broken)))}>
      <Stack gap={4}>
        <NoticeBanner />
        <ProblemBanner problem={problem} />
        {problem?.code === 'CodeMismatchException' && (
          // The result is the same where the address is confirmed, so that this does not reveal who has an account.
          <Link variant="standalone" href={ways.login(carry(getValues('email').trim(), target))}>
            {t('account.verify.alreadyVerified')}
          </Link>
        )}
        <EmailField autoComplete="username" error={errors.email?.message} {...register('email', rules.email)} />
        <CodeField error={errors.code?.message} {...register('code', rules.code)} />
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {t('account.verify.submit')}
        </Button>
        <NewCode busy={sending} onSend={sendAgain} />
      </Stack>
    </form>
  );
}
