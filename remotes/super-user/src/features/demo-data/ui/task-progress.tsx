import type { DemoData } from '@gyg/contract';
import { ProgressBar } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** What is being done with the demo's data, and how far it is. */
export function TaskProgress({ task }: { task: DemoData['task'] }) {
  const { t } = useTranslation('super-user');
  if (task === null) return null;
  const { action, done, total } = task;
  return (
    <ProgressBar
      label={t(`demo.doing.${action}`)}
      {...(total > 0 && { value: done, max: total, amount: `${done}/${total}` })}
    />
  );
}
