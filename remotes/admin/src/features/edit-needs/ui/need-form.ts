import type { useNeedForm } from '../model/use-need-form';

/** The form of one need. */
export type NeedForm = ReturnType<typeof useNeedForm>['form'];
