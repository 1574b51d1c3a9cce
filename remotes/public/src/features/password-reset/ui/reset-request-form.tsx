import { Button, Stack } from '@gyg/design-system';
import { useNavigate, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useAccountWays } from '../../../shared/account-ways';
import { EmailField } from '../../../shared/email-field';
import { ProblemBanner } from '../../../shared/problem-banner';
import { carry, useCarried } from '../../../shared/use-carried';
import { lacksValues, useFormRules } from '../../../shared/use-form-rules';
import { useProblem } from '../../../shared/use-problem';
import { useResetCode } from '../model/use-reset-code';

/**
 * Asks for the email address of an account whose password is forgotten, then opens the form for code and new password.
 */
export function ResetRequestForm() {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const ways = useAccountWays();
  const { email = '', target } = useCarried();
  const rules = useFormRules();
  const { problem, say, tooOften, attempt } = useProblem();
  const askForCode = useResetCode({
    onSent: (address) => navigate(ways.newPassword(carry(address, target))),
    onTooOften: tooOften,
    onFailed: ({ detail }) =>
      say({ code: 'error_sending_verification_code', text: (t) => t('account.reset.failed'), detail }),
  });
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ defaultValues: { email } });
  const { errors, isSubmitting } = formState;
  const refuse = (incomplete: boolean) =>
    say(
      incomplete
        ? { code: 'user.password_reset_missing_email', text: (t) => t('account.reset.missing'), atFields: true }
        : undefined,
    );
  return (
    <form
      noValidate
      onSubmit={handleSubmit(
        (values) => attempt(() => askForCode(values.email)),
        (broken) => refuse(lacksValues(broken)),
      )}
    >
      <Stack gap={4}>
        <ProblemBanner problem={problem} />
        <EmailField autoComplete="username" error={errors.email?.message} {...register('email', rules.email)} />
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {t('account.reset.submit')}
        </Button>
      </Stack>
    </form>
  );
}
