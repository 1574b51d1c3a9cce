import { Button } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import type { FoundGygs } from '../api/find-gygs';

interface PanelActionsProps {
  result: FoundGygs;
  onClear: () => void;
  onClose: () => void;
}

/** Below the filters of a panel: remove them, or close it and see how many gygs there are. */
export function PanelActions({ result: { data, isPlaceholderData }, onClear, onClose }: PanelActionsProps) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <>
      <Button variant="secondary" onClick={onClear}>
        {t('search.clear')}
      </Button>
      <Button onClick={onClose}>
        {data === undefined || isPlaceholderData
          ? t('search.showResultsWaiting')
          : t('search.showResults', { count: data.total, formatted: number(data.total) })}
      </Button>
    </>
  );
}
