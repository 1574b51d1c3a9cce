import type { Webhook } from '@gyg/contract';
import { Stack } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useDuration } from '../model/use-duration';
import s from './access.module.css';

type Part = Webhook['week']['parts'][number];

const toneOf = ({ delivered, failed, waiting }: Part) => {
  if (failed > 0) return 'bad';
  if (waiting > 0) return 'warn';
  return delivered > 0 ? 'good' : undefined;
};
const callsOf = ({ delivered, failed, waiting }: Part) => delivered + failed + waiting;

/** How the calls of the last seven days went: the share that was delivered, and a bar for each six hours. */
export function WeekBars({ week }: Pick<Webhook, 'week'>) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const duration = useDuration();
  const { calls, delivered, p95, parts } = week;
  if (calls === 0) return <p className={s.soft}>{t('access.webhooks.quiet')}</p>;
  const most = Math.max(...parts.map(callsOf));
  // Rounded down: all is not delivered until all is.
  const share = Math.floor((delivered / calls) * 1000) / 10;
  return (
    <Stack gap={1}>
      <p className={s.soft}>
        <b>{t('access.webhooks.share', { share: number(share, share % 1 === 0 ? 0 : 1) })}</b>{' '}
        {t('access.webhooks.week', { count: calls, delivered: number(delivered), calls: number(calls) })}
        {p95 !== null && <> · {t('access.webhooks.p95', { time: duration(p95) })}</>}
      </p>
      <div className={s.bars} role="img" aria-label={t('access.webhooks.bars')}>
        {parts.map((part) => (
          <span
            key={part.from}
            className={s.bar}
            data-tone={toneOf(part)}
            style={{ blockSize: `${(callsOf(part) / most) * 100}%` }}
          />
        ))}
      </div>
    </Stack>
  );
}
