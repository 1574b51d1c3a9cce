import { limits } from '@gyg/contract/rules';
import { NumberStepper } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { DemoDialog, type DemoDialogProps } from './demo-dialog';

const usual = 10;
const most = limits.demoGygs;

/** Asks how many gygs are added. */
export function AddDialog(props: DemoDialogProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const [gygs, setGygs] = useState<number | null>(usual);
  const ready = gygs !== null && gygs >= 1 && gygs <= most;
  const count = ready ? gygs : usual;
  return (
    <DemoDialog
      {...props}
      action="add"
      confirm={ready ? t('demo.addCount', { count }) : t('demo.add')}
      ready={ready}
      body={{ action: 'add', gygs: count }}
      done={t('demo.added', { count })}
    >
      <p>{t('demo.addText')}</p>
      <NumberStepper
        label={t('demo.number')}
        hint={t('demo.numberHint', { most: number(most) })}
        error={ready ? undefined : t('demo.numberWrong', { most: number(most) })}
        value={gygs}
        onValueChange={setGygs}
        min={1}
        max={most}
        decreaseLabel={t('demo.fewer')}
        increaseLabel={t('demo.more')}
      />
    </DemoDialog>
  );
}
