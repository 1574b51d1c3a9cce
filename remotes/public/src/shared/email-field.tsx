import { limits } from '@gyg/contract/rules';
import { TextField, type TextFieldProps } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'label'> {
  /** "E-mail" by default. Set it for another person's address. */
  label?: string;
}

/** The email field of all forms. For the user's own account, set `autoComplete="username"` for password managers. */
export function EmailField({ label, ...rest }: EmailFieldProps) {
  const { t } = useTranslation('public');
  return (
    <TextField
      label={label ?? t('account.email')}
      type="email"
      autoComplete="email"
      maxLength={limits.email}
      {...rest}
    />
  );
}
