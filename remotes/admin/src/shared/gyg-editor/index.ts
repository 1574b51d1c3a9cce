export { EditorContext, phaseOf, useEditor } from './editor-context';
export { EditorSection } from './editor-section';
export { focusSection, goTo } from './go-to';
export { useDeskUpdate } from './use-desk-update';
