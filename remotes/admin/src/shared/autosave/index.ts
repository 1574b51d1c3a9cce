export type { Autosave } from './autosave';
export { changesOf, isEmpty } from './changes';
export { canRetry, fieldsNamedBy, invalidFields } from './save-failures';
export { SavedState } from './saved-state';
export { useUnsavedValues, withUnsaved } from './unsaved-values';
export { useAutosave } from './use-autosave';
export { useSaver } from './use-saver';
