// First: it compiles what the packages of Angular bring, and the page.
import '@angular/compiler';

import { createComponent } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import type { PageState, ShowPage } from '../framework';
import { AngularPage } from './angular-page';

export const showAngularPage: ShowPage = async (into, first) => {
  const app = await createApplication();
  const hostElement = into.appendChild(document.createElement('partner-page'));
  const page = createComponent(AngularPage, { environmentInjector: app.injector, hostElement });
  app.attachView(page.hostView);
  const update = async (next: PageState) => {
    page.instance.state.set(next);
    app.tick();
  };
  await update(first);
  return { update, unmount: () => app.destroy() };
};
