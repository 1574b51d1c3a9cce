import { classNames } from '../../class-names';
import s from './in-order.module.css';
import { Stack, type StackProps } from './stack';

/** A Stack whose items appear from the top: those below one that loads wait for it, so that it does not push them away. */
export const InOrder = ({ className, ...rest }: StackProps) => (
  <Stack className={classNames(s.root, className)} {...rest} />
);
