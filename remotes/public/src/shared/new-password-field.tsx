import { limits } from '@gyg/contract/rules';
import { PasswordField, type PasswordFieldProps } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { usePasswordRules } from './use-password-rules';

type Given = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'meterLabel' | 'rules'>;
export interface NewPasswordFieldProps extends Given {
  /** What is typed so far: the meter and the hints follow it. */
  typed: string;
}

/** A password to be chosen, with its strength and what it still needs, alike at sign-up and reset (specification 2.14). */
export function NewPasswordField({ typed, ...rest }: NewPasswordFieldProps) {
  const { t } = useTranslation('public');
  const rules = usePasswordRules(typed);
  return (
    <PasswordField
      showLabel={t('account.showPassword')}
      hideLabel={t('account.hidePassword')}
      meterLabel={t('account.register.strength')}
      rules={rules}
      maxLength={limits.passwordMax}
      {...rest}
    />
  );
}
