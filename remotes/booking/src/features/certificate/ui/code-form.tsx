import { readCertificateCode } from '@gyg/contract/certificate-code';
import { Button, Section, Stack } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { paths, useNavigate, useTranslation } from '@gyg/platform';
import { type FormEvent, useRef, useState } from 'react';

/** A field for the code of another certificate. */
export function CodeForm() {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const code = readCertificateCode(typed);
    if (code !== undefined) return navigate(paths.certificate(code));
    setWrong(true);
    field.current?.focus();
  };
  return (
    <Section title={t('certificate.check.other')} spacing="tight">
      <form noValidate onSubmit={check}>
        <Stack gap={3}>
          <TextField
            ref={field}
            label={t('certificate.check.field')}
            hint={t('certificate.check.hint')}
            error={wrong && t('certificate.check.wrong')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
            }}
          />
          <Stack align="start">
            <Button type="submit">{t('certificate.check.submit')}</Button>
          </Stack>
        </Stack>
      </form>
    </Section>
  );
}
