import { Page } from '@gyg/design-system';
import { useDirectoryState } from '../model/use-directory-state';
import { DirectoryFilters } from './directory-filters';
import { DirectoryResults } from './directory-results';
import { DirectorySearch } from './directory-search';
import { MissingOrganization } from './missing-organization';

/** Organisations by keyword, type, goals and what they offer now. All of it is in the address. */
export function Directory() {
  const { state, change, clear, cleared } = useDirectoryState();
  const part = { state, onChange: change };
  return (
    <Page padded>
      <DirectorySearch key={cleared} {...part} />
      <DirectoryFilters {...part} onClear={clear} />
      <DirectoryResults {...part} onClear={clear} />
      <MissingOrganization />
    </Page>
  );
}
