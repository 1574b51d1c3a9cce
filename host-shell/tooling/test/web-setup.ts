import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import React from 'react';
import { afterEach } from 'vitest';

// jsdom has the dialog element, but not its methods: modal dialogs only open and close.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** Whether a query that waits is looking again; the library marks this in its settings. */
const isLookingAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** Whether React runs the updates of a test now; React marks this in its internals. */
function isInAct(): boolean {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  return typeof internals === 'object' && internals !== null && 'actQueue' in internals && internals.actQueue !== null;
}

const { eventWrapper } = getConfig();
configure({
  // A component that moves the focus during an update causes events. React would warn of `act` within `act`.
  eventWrapper: (dispatch) => (isInAct() ? dispatch() : eventWrapper(dispatch)),
  // A query that waits describes the page when it gives up. Describing it each time it looks took a tenth of the time.
  getElementError(message, container) {
    const error = new Error(isLookingAgain() ? (message ?? '') : `${message ?? ''}\n\n${prettyDOM(container)}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Tests import what they use, so there is no global afterEach for the library's automatic cleanup.
afterEach(cleanup);
