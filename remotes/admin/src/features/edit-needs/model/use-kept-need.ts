import { whoCanOfferValues } from '@gyg/contract/enums';
import { useUnsavedValues, withUnsaved } from '../../../shared/autosave';
import { useEditor } from '../../../shared/gyg-editor';
import type { CreateRequest } from '../api/save-need';
import type { NeedRow } from './need-rows';
import { type NeedValues, needValuesOf } from './need-values';

/** Values with those from the tab’s storage, where any text may stand for who can offer. */
function withStored(saved: NeedValues, stored: Readonly<Record<string, unknown>>): NeedValues {
  const values = withUnsaved(saved, stored);
  return { ...values, whoCanOffer: whoCanOfferValues.find((value) => value === values.whoCanOffer) ?? 'ANYONE' };
}

/** What the tab keeps of a need over reloads: what is typed, and the request that creates it until it is answered. */
export function useKeptNeed() {
  const unsavedOf = useUnsavedValues();
  const { desk } = useEditor();
  const typedOf = ({ id, needId = id }: Pick<NeedRow, 'id' | 'needId'>) => unsavedOf(`need.${needId}`);
  const requestOf = (rowId: string) => unsavedOf(`need.${rowId}.request`);
  return {
    typedOf,
    /** Saved values with what is typed and not saved yet. */
    withTyped: (saved: NeedValues, row: NeedRow) => withStored(saved, typedOf(row).read()),
    readRequest(rowId: string): CreateRequest | undefined {
      const { sortOrder, ...stored } = requestOf(rowId).read();
      if (typeof sortOrder !== 'number') return undefined;
      return { values: withStored(needValuesOf(undefined, desk.gyg), stored), sortOrder };
    },
    writeRequest: (rowId: string, request: CreateRequest | undefined) =>
      requestOf(rowId).write(request && { ...request.values, sortOrder: request.sortOrder }),
    forget(row: NeedRow): void {
      typedOf(row).write(undefined);
      requestOf(row.id).write(undefined);
    },
  };
}
