import { TextField, type TextFieldProps } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The six figures from an e-mail; phones offer them by themselves, and spaces do no harm. */
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
