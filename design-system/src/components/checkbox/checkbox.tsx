import { useCallback } from 'react';
import { BoxField, type BoxFieldProps } from './box-field';
import s from './checkbox.module.css';

/** The label may contain links (terms). */
export interface CheckboxProps extends Omit<BoxFieldProps, 'classes'> {
  /** Some, but not all, of its options are checked. Pressing it checks all. */
  indeterminate?: boolean | undefined;
}

/** A checkbox. `ref` and other props go to the input. */
export const Checkbox = ({ indeterminate = false, ref, ...rest }: CheckboxProps) => {
  // There is no HTML attribute for it: the state can only be set by script.
  const input = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref, indeterminate],
  );
  return <BoxField ref={input} classes={{ box: s.input }} {...rest} />;
};
