import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/** A user without pauses, and without checks of styles, which this DOM does not load. */
export const user = userEvent.setup({
  delay: null,
  skipHover: true,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
