import { limits } from '@gyg/contract/rules';
import { TextField, type TextFieldProps } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'label'> {
  /** "E-mail" unless it is somebody else's. */
  label?: string;
}

/**
 * An e-mail address as it is asked for in every form. For one's own account give `autoComplete="username"`, which password
 * managers look for.
 */
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
