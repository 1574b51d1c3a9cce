import { searchText, sortText } from '@gyg/contract/search-text';

/** The columns that follow from a name: by which it is found, and by which Swedish lists sort it. */
export const nameTexts = (name: string): { searchText: string; sortText: string } => ({
  searchText: searchText(name),
  sortText: sortText(name),
});
