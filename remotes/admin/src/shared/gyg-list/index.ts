export { fileQuery, type GygList, gygTabs, listQuery, useGygList } from './gyg-list';
export { GygListScreen } from './gyg-list-screen';
export { fromTableSort, soonestFirst, toTableSort } from './table-sort';
