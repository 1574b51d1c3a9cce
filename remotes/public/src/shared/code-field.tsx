import { TextField, type TextFieldProps } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** A field for the six digits from an email. Phones can autofill them, and spaces are allowed. */
export function CodeField(props: Omit<TextFieldProps, 'label' | 'hint'>) {
  const { t } = useTranslation('public');
  return (
    <TextField
      label={t('account.verify.code')}
      hint={t('account.verify.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={24}
      look="code"
      {...props}
    />
  );
}
