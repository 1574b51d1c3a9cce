import { useEffect, useRef } from 'react';
import s from './table-check.module.css';

export interface TableCheckProps {
  label: string;
  checked: boolean;
  /** Some of its rows are selected. */
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** `range` while Shift is held: everything since the last selected row. */
  onCheck: (checked: boolean, range: boolean) => void;
}

/** A checkbox whose label is for screen readers only, except above the cards of a phone. */
export function TableCheck({ label, checked, mixed = false, disabled, onCheck }: TableCheckProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={s.root}>
      <input
        ref={box}
        type="checkbox"
        className={s.box}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget, nativeEvent }) =>
          onCheck(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className={s.words}>{label}</span>
    </label>
  );
}
