import type { GygIndex } from './gyg-index/gyg-index';

/** One value for each index: made when it is first needed, and dropped with the index. */
export function perIndex<Value>(make: () => Value): (index: GygIndex) => Value {
  const values = new WeakMap<GygIndex, { value: Value }>();
  return (index) => {
    const known = values.get(index) ?? { value: make() };
    values.set(index, known);
    return known.value;
  };
}
