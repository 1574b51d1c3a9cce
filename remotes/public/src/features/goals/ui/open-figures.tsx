import { goalCount } from '@gyg/contract/enums';
import { Panel } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useOpenTotals } from '../api/get-open-totals';
import s from './open-figures.module.css';

/** How much is open on this installation now. Without a response only the number of goals is shown. */
export function OpenFigures() {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const totals = useOpenTotals();
  const figures = [
    { label: t('story.nowGygs', { count: totals?.gygs ?? 0 }), value: totals?.gygs },
    { label: t('story.nowPlaces', { count: totals?.places ?? 0 }), value: totals?.places },
    { label: t('story.nowGoals'), value: goalCount },
  ];
  return (
    <Panel padding="large">
      <h2 className={s.title}>{t('story.now')}</h2>
      <dl className={s.figures}>
        {figures.map(
          ({ label, value }) =>
            value !== undefined &&
            value > 0 && (
              <div key={label} className={s.figure}>
                <dt>{label}</dt>
                <dd className={s.value}>{number(value)}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}
