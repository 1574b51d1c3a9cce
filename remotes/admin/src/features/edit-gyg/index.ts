export { EditorSkeleton, GygEditor } from './ui/gyg-editor';
