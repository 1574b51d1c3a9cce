import { TextButton } from '@gyg/design-system';
import { Checkbox, type CheckboxProps } from '@gyg/design-system/forms';
import { Trans, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { LegalDialog, type LegalText } from '../../../shared/legal-dialog';

/** The required checkbox. Terms and privacy policy open in a dialog, so that no input is lost. */
export function TermsCheckbox(props: Omit<CheckboxProps, 'children'>) {
  const { t } = useTranslation('public');
  const [shown, setShown] = useState<LegalText>();
  const opener = (text: LegalText) => <TextButton onClick={() => setShown(text)} />;
  return (
    <>
      <Checkbox {...props}>
        <Trans
          t={t}
          i18nKey="account.register.terms"
          components={{ terms: opener('terms'), privacy: opener('privacy') }}
        />
      </Checkbox>
      <LegalDialog text={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
