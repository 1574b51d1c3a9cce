import { searchText } from '@gyg/contract/search-text';

interface SearchableGyg {
  title: string;
  summary?: string | undefined;
  address?: string | undefined;
}

/** The search text of a gyg. It begins with the title, by which lists are sorted. */
export function gygSearchText({ title, summary = '', address = '' }: SearchableGyg): string {
  return searchText(title, summary, address);
}
