import { cleanup, configure, getConfig } from '@testing-library/react';
import React from 'react';
import { afterEach } from 'vitest';
import { answerStylesQuickly } from './quick-styles';

answerStylesQuickly(window);

/** Whether React runs updates of a test now. React tells only by its internals. */
function isInAct(): boolean {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  return typeof internals === 'object' && internals !== null && 'actQueue' in internals && internals.actQueue !== null;
}

const { eventWrapper, getElementError } = getConfig();
configure({
  // A component that moves the focus during an update causes events. React would warn of `act` within `act`.
  eventWrapper: (dispatch) => (isInAct() ? dispatch() : eventWrapper(dispatch)),
  // A test fails by its result, not by the speed of a busy machine.
  asyncUtilTimeout: 10_000,
  getElementError(message, container) {
    // While `findBy…` and `waitFor` try again, nobody reads the page that the message would show. The last one has it.
    const config = getConfig();
    const isTrying = '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
    return isTrying ? new Error(message ?? '') : getElementError(message, container);
  },
});

// Tests import what they use, so there is no global afterEach for the library's automatic cleanup.
afterEach(cleanup);
