import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import s from './definition-list.module.css';

export interface DefinitionRow {
  term: string;
  value: ReactNode;
  /** At the end of the row: a link to change the value. */
  action?: ReactNode | undefined;
}

export interface DefinitionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  rows: readonly DefinitionRow[];
  /** `lines` has term and value on one line each, with rules between; `stacked` puts small terms above their values. */
  look?: 'lines' | 'stacked' | undefined;
}

/** Terms and values, such as a summary to confirm. */
export const DefinitionList = ({ rows, look = 'lines', className, ...rest }: DefinitionListProps) => (
  <dl className={classNames(s.root, className)} data-look={look} {...rest}>
    {rows.map((row) => (
      <div key={row.term} className={s.row}>
        <dt className={s.term}>{row.term}</dt>
        <dd className={s.value}>
          <span className={s.words}>{row.value}</span>
          {row.action && <span className={s.action}>{row.action}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
