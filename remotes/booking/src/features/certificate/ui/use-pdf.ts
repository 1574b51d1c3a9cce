import type { Locale } from '@gyg/contract';
import { saveDownload, useErrorToast } from '@gyg/platform';
import { useState } from 'react';

/** Saves a certificate as a PDF in a language; `saving` is the language that is being downloaded. */
export function usePdf(code: string) {
  const errorToast = useErrorToast();
  const [saving, setSaving] = useState<Locale>();
  const save = async (lang: Locale) => {
    setSaving(lang);
    try {
      await saveDownload('getCertificateFile', { params: { code }, query: { lang } });
    } catch (thrown) {
      errorToast(thrown);
    }
    setSaving(undefined);
  };
  return { save: (lang: Locale) => void save(lang), saving };
}
