export type { Autosave } from './autosave';
export { changesOf, isEmpty } from './changes';
export { canRetry, fieldsNamedBy, invalidFields } from './save-failures';
export { SavedState, useAutosave } from './saved-state';
export { useUnsavedValues, withUnsaved } from './unsaved-values';
export { useSaver } from './use-saver';
