import { Button } from '@gyg/design-system';
import { useErrorToast, useTranslation } from '@gyg/platform';
import { useState } from 'react';

export interface ExportButtonProps {
  /** Fetches the file and saves it, usually with `saveDownload`. */
  save: () => Promise<void>;
  /** What the button says; "Export CSV" by default. */
  label?: string;
  /** While there is nothing to save yet. */
  disabled?: boolean;
}

/** Saves a list as a CSV file. Shows that the file is being prepared, and why it failed. */
export function ExportButton({ save, label, disabled }: ExportButtonProps) {
  const { t } = useTranslation('admin');
  const errorToast = useErrorToast();
  const [saving, setSaving] = useState(false);
  const start = async () => {
    setSaving(true);
    try {
      await save();
    } catch (thrown) {
      errorToast(thrown);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="download"
      disabled={disabled}
      busy={saving}
      onClick={() => void start()}
    >
      {label ?? t('lists.export')}
    </Button>
  );
}
