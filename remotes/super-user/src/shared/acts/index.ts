export { ActDialog } from './act-dialog';
export { useAct } from './use-act';
