import type { Gyg } from '@gyg/contract';
import { paths } from '@gyg/platform';

/** Where the hosts of a gyg work on it: the editor of a draft, else its desk. */
export const deskAddress = ({ id, state }: Pick<Gyg, 'id' | 'state'>): string =>
  state === 'CREATED' ? paths.editGyg(id) : paths.gygDesk(id);
