export { fileQuery, type GygList, gygTabs, listQuery, useGygList } from './gyg-list';
export { GygListBar } from './gyg-list-bar';
export { GygResults } from './gyg-results';
export { isFiltered, NoMatch } from './no-match';
export { fromTableSort, soonestFirst, toTableSort } from './table-sort';
