import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, signal, ViewChild } from '@angular/core';
import type { GygListElement } from '../../../elements/gyg-list/gyg-list';
import type { PageState } from '../framework';

const template = `
@if (state(); as state) {
  @if (state.hasList) {
    <gyg-list
      #list
      [api]="state.api"
      [organization]="state.organization"
      [row]="state.row"
      [win]="state.win"
      [attr.when-empty]="state.whenEmpty"
      (gyg-list-loaded)="state.onLoaded($event)"
      (gyg-list-open)="state.onOpen($event)"
    >
      @if (state.link) {
        <a href="/gygs">{{ state.link }}</a>
      }
    </gyg-list>
  }
  @for (gyg of state.gygs; track gyg) {
    <gyg-card [api]="state.api" [gyg]="gyg"></gyg-card>
  }
  @if (state.hasNeed) {
    <gyg-need [api]="state.api" gyg="ren-kust/shore" need="need-picker" [recipient]="state.recipient"></gyg-need>
  }
}`;

class Page {
  readonly state = signal<PageState | undefined>(undefined);

  set list(list: ElementRef<GygListElement> | undefined) {
    if (list) this.state()?.keepList(list.nativeElement);
  }
}

// Decorators are called as functions, so that nothing has to be compiled before the browser does.
ViewChild('list')(Page.prototype, 'list');
export const AngularPage = Component({ selector: 'partner-page', template, schemas: [CUSTOM_ELEMENTS_SCHEMA] })(Page);
