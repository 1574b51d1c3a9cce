import { loadAreaTexts } from '@gyg/platform/internal';
import { type ComponentType, lazy } from 'react';

/** A part of the page for developers, which loads with all texts of the shell when it is shown. */
export const forDevelopers = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadAreaTexts('shell')]);
    return { default: part };
  });
