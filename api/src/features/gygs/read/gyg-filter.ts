import type { Paging } from '../../../queries/paging.repository';
import type { GygConditions } from './gyg-index/gyg-conditions';
import type { GygOrder } from './gyg-index/gyg-page';

/** Which gygs a list has: conditions of the index, and those that the database answers. */
export interface GygFilter extends Omit<GygConditions, 'scope' | 'within'> {
  ids?: readonly string[] | undefined;
  keyword?: string | undefined;
  /** Each word must be in the address. */
  place?: string | undefined;
  /** One of the tags, set by this organisation or, without it, by the gyg's host. */
  tags?: { names: readonly string[]; organizationId: string | undefined } | undefined;
  /** Only these numbers. */
  seqs?: readonly number[] | undefined;
}

export interface GygPaging extends Paging {
  sort: GygOrder;
  /** The organisation whose labels are shown. */
  tagsOf?: string | undefined;
  /** The organisation whose page is shown: gygs featured there come first. */
  pageOf?: string | undefined;
}
