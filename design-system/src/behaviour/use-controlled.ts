import { useCallback, useState } from 'react';

/**
 * A controlled value (if `value` is given), or internal state starting with `start`; `onChange` is called in both
 * cases.
 */
export function useControlled<Value>(
  value: Value | undefined,
  start: Value,
  onChange: ((next: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(start);
  const change = useCallback(
    (next: Value) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value === undefined ? own : value, change];
}
