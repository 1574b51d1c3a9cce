export { GygTable } from './gyg-table';
export { GygTableSkeleton } from './gyg-table-skeleton';
