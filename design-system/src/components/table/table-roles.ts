/**
 * Explicit ARIA roles: Safari ignores table semantics in the card layout, and screen readers would no longer connect
 * values with rows and labels.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
