import { limits } from '@gyg/contract/rules';
import { PasswordField, type PasswordFieldProps } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { usePasswordRules } from './use-password-rules';

type Given = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'meterLabel' | 'rules'>;
export interface NewPasswordFieldProps extends Given {
  /** The current input, for the meter and the hints. */
  typed: string;
}

/** A field for a new password with strength meter and hints. Used for sign-up and reset. */
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
