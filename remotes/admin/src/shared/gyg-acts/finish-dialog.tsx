import type { GygPage } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Button, Dialog, ErrorState, Stack, TextSkeleton, Waiting } from '@gyg/design-system';
import { RichTextEditor } from '@gyg/design-system/forms';
import { call, callOptions, toast, useLoadFailure, useQuery, useQueryClient, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useRichTextTexts } from '../rich-text';
import type { ActDialogProps } from './gyg-act';
import { useGygAct } from './use-gyg-act';

const impactOf = (page: GygPage | undefined) => page?.['page.impact'] ?? '';

/** Finishes a gyg in progress. Asks for the result first, which can also be written later. */
export function FinishDialog({ desk, open, onClose, onDone }: ActDialogProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const texts = useRichTextTexts();
  const queries = useQueryClient();
  const params = { gygId: desk.gyg.id };
  const options = callOptions('getGygPage', { params }, { lang: 'own' });
  const { data: page, error, refetch } = useQuery({ ...options, enabled: open });
  const [typed, setTyped] = useState<string>();
  const impact = typed ?? impactOf(page);
  const tooLong = impact.length > limits.html;
  const close = () => {
    setTyped(undefined);
    onClose();
  };
  const finish = useGygAct({
    send: async () => {
      if (impact !== impactOf(page)) {
        const saved = await call('saveGygPage', { params, body: { 'page.impact': impact } });
        queries.setQueryData(options.queryKey, saved);
      }
      return call('finishGyg', { params, body: {} });
    },
    onDone: () => {
      toast.success(t('acts.finish.done', { title: desk.gyg.title }));
      close();
      onDone?.();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={close}
      size="lg"
      title={t('acts.finish.title')}
      closeLabel={t('acts.close')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('acts.notYet')}
          </Button>
          <Button busy={finish.isPending} disabled={page === undefined || tooLong} onClick={() => finish.mutate()}>
            {t('acts.finish.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('acts.finish.text')}</p>
        {page !== undefined && (
          <RichTextEditor
            label={t('acts.finish.impact')}
            optional={t('acts.optional')}
            hint={t('acts.finish.impactHint')}
            value={impact}
            onValueChange={setTyped}
            maxLength={limits.html}
            error={tooLong ? t('form.too_big') : undefined}
            texts={texts}
          />
        )}
        {page === undefined && error && <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />}
        {page === undefined && !error && (
          <Waiting label={t('acts.loading')}>
            <TextSkeleton lines={5} />
          </Waiting>
        )}
      </Stack>
    </Dialog>
  );
}
