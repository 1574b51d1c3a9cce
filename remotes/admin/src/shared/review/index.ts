export { ConfirmAction } from './confirm-action';
export { HeldBar } from './held-bar';
export { clearStoredText, useStoredText } from './stored-text';
