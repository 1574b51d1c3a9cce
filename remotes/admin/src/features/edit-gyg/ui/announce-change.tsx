import { Banner, Button, Cluster } from '@gyg/design-system';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useState } from 'react';
import { changesOf, isEmpty } from '../../../shared/autosave';
import { focusSection, useEditor } from '../../../shared/gyg-editor';
import { placeValuesOf } from '../model/gyg-values';
import { useForms } from './forms-context';

/**
 * Saves a new date or place of a published gyg. Each save sends a message to everyone with a booking or a place, so it
 * has a button that says how many they are.
 */
export function AnnounceChange() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { desk } = useEditor();
  const { form, saver } = useForms().place;
  const saved = placeValuesOf(desk.gyg, desk.missing);
  const values = { ...saved, ...useWatch({ control: form.control }) };
  const [busy, setBusy] = useState(false);
  const { people } = desk;
  if (isEmpty(changesOf(saved, values)) && !busy) return null;
  const save = async () => {
    if (saver.current === undefined || !(await form.trigger())) return;
    setBusy(true);
    await saver.current.retry();
    setBusy(false);
    const { kind, error, held } = saver.current.state();
    if (kind === 'saved' && held === 0) {
      toast.success(t('editor.announce.done', { count: people }));
      focusSection('when');
    } else if (error !== undefined) toast.error(errorText(error).text);
  };
  return (
    <Banner
      tone="warn"
      title={t('editor.announce.title')}
      actions={
        <Cluster>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              form.reset(saved);
              focusSection('when');
            }}
          >
            {t('editor.announce.undo')}
          </Button>
          <Button size="sm" busy={busy} onClick={() => void save()}>
            {people === 0 ? t('editor.announce.saveOnly') : t('editor.announce.save', { count: people })}
          </Button>
        </Cluster>
      }
    >
      {people === 0 ? t('editor.announce.textNone') : t('editor.announce.text', { count: people })}
    </Banner>
  );
}
