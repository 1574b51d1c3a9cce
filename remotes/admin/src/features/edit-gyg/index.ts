export { EditorSkeleton } from './ui/editor-skeleton';
export { GygEditor } from './ui/gyg-editor';
