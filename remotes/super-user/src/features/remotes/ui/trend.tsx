import { VisuallyHidden } from '@gyg/design-system';
import { Sparkline } from '@gyg/design-system/charts';
import { NoValue } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';

/** The values of seven days as a line, without days that have none; none while there are fewer than two. */
export function Trend({ values }: { values: readonly (number | null)[] }) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const measured = values.filter((value) => value !== null);
  const [first] = measured;
  const last = measured.at(-1);
  if (first === undefined || last === undefined || measured.length < 2) return <NoValue label={t('remotes.noValue')} />;
  return (
    <>
      <Sparkline values={measured} />
      <VisuallyHidden>{t('remotes.trend', { first: number(first), last: number(last) })}</VisuallyHidden>
    </>
  );
}
