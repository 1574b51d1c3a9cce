import type { Locale } from '@gyg/contract';
import { saveDownload, toast, useErrorText } from '@gyg/platform';
import { useState } from 'react';

/** Saves a certificate as a PDF in a language; `saving` is the language that is on its way. */
export function usePdf(code: string) {
  const errorText = useErrorText();
  const [saving, setSaving] = useState<Locale>();
  const save = async (lang: Locale) => {
    setSaving(lang);
    try {
      await saveDownload('getCertificateFile', { params: { code }, query: { lang } });
    } catch (thrown) {
      const { text, detail } = errorText(thrown);
      toast.error(text, detail);
    }
    setSaving(undefined);
  };
  return { save: (lang: Locale) => void save(lang), saving };
}
