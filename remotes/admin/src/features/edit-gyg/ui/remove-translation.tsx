import { Button } from '@gyg/design-system';
import { call, useErrorToast, useMutation, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useEditor } from '../../../shared/gyg-editor';
import { useTranslationUpdate } from '../api/get-translation';
import type { TranslatedPartProps } from './translated-page';

export interface RemoveTranslationProps extends TranslatedPartProps {
  /** Whether something of it is saved. */
  stored: boolean;
  onRemoved: () => void;
}

/** Removes the texts in the second language after a confirmation; without one if nothing was written. */
export function RemoveTranslation({ language, stored, form, onRemoved }: RemoveTranslationProps) {
  const { t } = useTranslation('admin');
  const errorToast = useErrorToast();
  const { desk, autosave } = useEditor();
  const gygId = desk.gyg.id;
  const show = useTranslationUpdate(gygId);
  const [asking, setAsking] = useState(false);
  const isEmpty = Object.values(form.values).every((text) => text === '');
  const remove = useMutation({
    mutationFn: async () => {
      form.discard();
      // A save that is on its way is finished first, so that it cannot bring the texts back.
      await autosave.inLine(async () => {
        if (stored || !isEmpty) await call('deleteGygTranslation', { params: { gygId, language } });
      });
    },
    onSuccess: () => {
      show(undefined);
      onRemoved();
    },
    onError: (error) => {
      errorToast(error);
      setAsking(false);
    },
  });
  return (
    <div>
      <Button
        variant="quiet"
        icon="trash"
        busy={remove.isPending}
        onClick={() => (stored || !isEmpty ? setAsking(true) : remove.mutate())}
      >
        {t(`editor.languages.remove.${language}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(`editor.languages.removeTitle.${language}`)}
        confirm={t(`editor.languages.remove.${language}`)}
        progress={remove.isPending ? { done: 0, total: 1 } : undefined}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('editor.languages.removeText')}</p>
      </ConfirmDialog>
    </div>
  );
}
