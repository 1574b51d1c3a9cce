import type { Gyg } from '@gyg/contract';
import { isolated } from '@gyg/contract/isolated';
import { Button, ProgressBar } from '@gyg/design-system';
import { toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useBatch } from '../../../shared/confirm';
import type { GygList } from '../../../shared/gyg-list';
import { ExportButton } from '../../../shared/lists/export-button';
import { saveHostedGygs, setHidden } from '../api/find-hosted-gygs';
import { useRefreshHosted } from '../model/use-refresh-hosted';

export interface ChosenActionsProps {
  organizationId: string;
  list: GygList;
  chosen: readonly Gyg[];
  /** Called after all chosen gygs were changed. */
  onDone: () => void;
}

/** Hides or shows the chosen gygs, or saves them as a file. */
export function ChosenActions({ organizationId, list, chosen, onDone }: ChosenActionsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const errorText = useErrorText();
  const refresh = useRefreshHosted();
  const { progress, run } = useBatch();
  const change = async (hidden: boolean) => {
    const { done, failed } = await run(
      chosen.filter((gyg) => gyg.hidden !== hidden),
      ({ id }) => setHidden(id, hidden),
    );
    await refresh();
    for (const { item, thrown } of failed) toast.error(`${isolated(item.title)}: ${errorText(thrown).text}`);
    if (done.length > 0) toast.success(t(hidden ? 'hosted.hidden' : 'hosted.shown', { count: done.length }));
    if (failed.length === 0) onDone();
  };
  if (progress !== undefined) {
    return (
      <ProgressBar
        label={t('confirm.working')}
        amount={t('confirm.done', { done: number(progress.done), total: number(progress.total) })}
        value={progress.done}
        max={progress.total}
      />
    );
  }
  return (
    <>
      {chosen.some(({ hidden }) => !hidden) && (
        <Button size="sm" variant="secondary" icon="eye-off" onClick={() => void change(true)}>
          {t('hosted.hide')}
        </Button>
      )}
      {chosen.some(({ hidden }) => hidden) && (
        <Button size="sm" variant="secondary" icon="eye" onClick={() => void change(false)}>
          {t('hosted.show')}
        </Button>
      )}
      {chosen.length > 0 && (
        <ExportButton
          save={() =>
            saveHostedGygs(
              organizationId,
              list,
              chosen.map(({ id }) => id),
            )
          }
        />
      )}
    </>
  );
}
