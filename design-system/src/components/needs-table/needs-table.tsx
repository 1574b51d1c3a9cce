import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Badge, type Tone } from '../badge/badge';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './needs-table.module.css';

export interface NeedRow {
  id: string | number;
  title: string;
  /** The language of the title for `lang` ("en", "sv"), if it may differ from the page's. */
  textLang?: string | undefined;
  /** Shown when the row is opened; without it the row does not open. */
  description?: ReactNode | undefined;
  /** Hours ("4.0") or the quantity ("200"), formatted. */
  amount: ReactNode;
  /** "Full", "closed for booking"; or how much is left, as a `meter`. */
  badge?: { label: string; tone: Tone } | undefined;
  /** How much is left, in words ("11 of 24 positions"), and how much is taken (0 to 1), as a bar. */
  meter?: { label: ReactNode; taken: number } | undefined;
  /** Who may offer, when not everyone. */
  restriction?: string | undefined;
  /** Strikes through the title (nothing left, or hidden). */
  struck?: boolean | undefined;
  /** If no row has one, there is no column for it. */
  action?: ReactNode | undefined;
}

export interface NeedsTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  caption: string;
  icon?: IconName | undefined;
  headers: { title: string; amount: string; left: string; action: string };
  rows: readonly NeedRow[];
}

/** A gyg's needs: skills with hours or items with quantities; a row opens to its description. */
export const NeedsTable = ({ caption, icon, headers, rows, className, ...rest }: NeedsTableProps) => (
  <div className={classNames(s.root, className)} {...rest}>
    <div className={s.panel}>
      <table className={s.table}>
        <caption className={s.caption}>
          <span className={s.captionRow}>
            {icon && <Icon name={icon} />}
            {caption}
          </span>
        </caption>
        <thead className={s.head}>
          <tr>
            <th scope="col">{headers.title}</th>
            <th scope="col" className={s.amount}>
              {headers.amount}
            </th>
            <th scope="col" className={s.left}>
              {headers.left}
            </th>
            {hasActions(rows) && (
              <th scope="col" className={s.action}>
                <VisuallyHidden>{headers.action}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={s.row} data-struck={row.struck || undefined}>
              <th scope="row" className={s.need}>
                <NeedTitle row={row} />
              </th>
              <td className={s.amount}>
                <span className={s.label} aria-hidden="true">
                  {headers.amount}
                </span>
                {row.amount}
              </td>
              <td className={s.left}>
                {row.badge && <Badge tone={row.badge.tone}>{row.badge.label}</Badge>}
                {row.meter && <PlacesMeter {...row.meter} />}
              </td>
              {hasActions(rows) && <td className={s.action}>{row.action}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
);

const hasActions = (rows: readonly NeedRow[]) => rows.some(({ action }) => action);

const NeedTitle = ({ row }: { row: NeedRow }) => (
  <>
    {row.description ? (
      <details className={s.details}>
        <summary className={s.summary}>
          <span className={s.title} lang={row.textLang}>
            {row.title}
          </span>
          <Icon name="chevron" size="sm" className={s.chevron} />
        </summary>
        <div className={s.description}>{row.description}</div>
      </details>
    ) : (
      <span className={s.title} lang={row.textLang}>
        {row.title}
      </span>
    )}
    {row.restriction && (
      <p className={s.restriction}>
        <Icon name="lock" size="sm" />
        {row.restriction}
      </p>
    )}
  </>
);

/** How much of a need is left, in words, above a bar that fills as places are taken. The bar repeats the words. */
const PlacesMeter = ({ label, taken }: { label: ReactNode; taken: number }) => (
  <span className={s.placesMeterRoot}>
    <span className={s.placesMeterLabel}>{label}</span>
    <span
      className={s.bar}
      aria-hidden="true"
      style={{ '--taken': `${Math.round(Math.min(1, Math.max(0, taken)) * 100)}%` } as CSSProperties}
    />
  </span>
);
