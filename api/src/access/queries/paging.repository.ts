import type { ReadingLanguage } from '@gyg/contract';

/** Which page of a list is asked for, and how many rows it has at most. */
export interface Paging {
  page: number;
  pageSize: number;
}

/** A page of a list with texts of gygs, and their language. */
export interface TextPaging extends Paging {
  reading: ReadingLanguage;
}

/** A statement that selects rows in an order. */
interface Ordered<Row> {
  limit: (count: number) => { offset: (count: number) => PromiseLike<Row[]> };
}

/** A page of what a statement selects, and the total that another counts. */
export async function listPage<Row>(
  ordered: Ordered<Row>,
  counted: PromiseLike<{ total: number }[]>,
  { page, pageSize }: Paging,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, [all]] = await Promise.all([ordered.limit(pageSize).offset(page * pageSize), counted]);
  return { rows, total: all?.total ?? 0 };
}
