export { FilledPanel } from './ui/filled-panel';
export { PublishChecklist } from './ui/publish-checklist';
