export * from './components/definition-list/definition-list';
export * from './components/needs-table/needs-table';
export * from './components/notification-row/notification-row';
export * from './components/table/row-name';
export * from './components/table/row-value';
export * from './components/table/table';
export type { ActionColumn, NameColumn, TableColumn, ValueColumn } from './components/table/table-column';
export type * from './components/table/table-features';
