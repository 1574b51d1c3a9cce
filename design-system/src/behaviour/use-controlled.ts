import { useCallback, useState } from 'react';

/** A value that its owner holds (`value` given), or that the component holds itself from `start` on; `onChange` hears both. */
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
