import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './decision-row.module.css';

export type DecisionListProps = ComponentPropsWithRef<'ul'>;

/** DecisionRows with lines between them. Where the list is narrow, the actions are below the words. */
export const DecisionList = ({ className, ...rest }: DecisionListProps) => (
  <ul className={classNames(s.list, className)} {...rest} />
);
