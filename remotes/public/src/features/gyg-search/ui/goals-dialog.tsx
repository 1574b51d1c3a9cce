import { Dialog } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { FoundGygs } from '../api/find-gygs';
import type { SearchPartProps } from '../model/use-search-state';
import { GoalChoices } from './goal-choices';
import { PanelActions } from './panel-actions';

export interface PanelProps extends SearchPartProps {
  result: FoundGygs;
  open: boolean;
  onClose: () => void;
}

/** Chooses goals. Each choice applies at once; the button shows how many gygs there are. */
export function GoalsDialog({ state, onChange, result, open, onClose }: PanelProps) {
  const { t } = useTranslation('public');
  return (
    <Dialog
      size="lg"
      open={open}
      onClose={onClose}
      title={t('search.goalsTitle')}
      closeLabel={t('common.close')}
      actions={<PanelActions result={result} onClear={() => onChange({ goals: [] })} onClose={onClose} />}
    >
      <GoalChoices state={state} onChange={onChange} result={result} />
    </Dialog>
  );
}
