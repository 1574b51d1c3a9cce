/** Folders that render something pressable but are not controls, with the reason. */
export const NEVER_HELD = new Map([]);
