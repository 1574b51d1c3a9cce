import type { WidgetTag } from '@gyg/contract/widgets';
import { Badge, Skeleton } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useVersions } from '../api/get-versions';
import s from './playground.module.css';

/** The name of an element, for a heading. */
export const ElementHeading = ({ tag }: { tag: WidgetTag }) => <span translate="no">{`<${tag}>`}</span>;

/** Version, weight and languages of an element. */
export function ElementFacts({ tag }: { tag: WidgetTag }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { data, isPending } = useVersions();
  if (isPending) return <Skeleton length="long" />;
  const bytes = data?.weights[tag];
  const withForm = data?.weightsWithForm[tag];
  const kilobytes = (count: number) => number(count / 1000, 1);
  return (
    <p className={s.facts}>
      {data && <Badge>{data.latest}</Badge>}
      {bytes !== undefined && <Badge>{t('developers.weight', { size: kilobytes(bytes) })}</Badge>}
      {withForm !== undefined && <Badge>{t('developers.weightWithForm', { size: kilobytes(withForm) })}</Badge>}
      <Badge>{t('developers.languages')}</Badge>
      <Badge>WCAG 2.2 AA</Badge>
    </p>
  );
}
