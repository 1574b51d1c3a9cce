export { useRichTextTexts } from './use-rich-text-texts';
